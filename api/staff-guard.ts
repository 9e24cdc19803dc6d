import { createMiddleware } from "hono/factory";
import { staffRefusal } from "#domain/platform/permission/permission.ts";
import type { Permission } from "#shared/permission.ts";
import { refuse } from "./answer.ts";
import type { ApiEnvironment } from "./environment.ts";
import { csrfProtected, readOnly } from "./guard.ts";

/** What a call of the operator's is made with: its guard, who gets past it before anything is read of the input, and its permission in the API document. */
export function staffReads(permission: Permission) {
  return { middleware: [readOnly, staffWith(permission)], "x-permission": permission };
}

export function staffActions(permission: Permission) {
  return { middleware: [csrfProtected, staffWith(permission)], "x-permission": permission };
}

function staffWith(permission: Permission) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const refusal = staffRefusal(c.var.ctx, permission);
    if (refusal) return refuse(c, refusal);
    return next();
  });
}
