import { createMiddleware } from "hono/factory";
import { anyStaffFailure, staffFailure } from "#domain/platform/permission/permission.ts";
import type { Permission } from "#shared/permission.ts";
import { refuse } from "./answer.ts";
import { routesOf } from "./create-route.ts";
import type { ApiEnvironment } from "./environment.ts";
import { csrfProtected, readOnly } from "./guard.ts";

/**
 * Options of an operator's call: its guard, the permission check before any input is read, and the permission in the
 * API document.
 */
export function staffReads(permission: Permission) {
  return { middleware: [readOnly, staffWith(permission)], "x-permission": permission };
}

export function staffActions(permission: Permission) {
  return { middleware: [csrfProtected, staffWith(permission)], "x-permission": permission };
}

/** Calls of all staff: the use case checks the permission. */
export function anyStaffReads() {
  return { middleware: [readOnly, anyStaff], "x-permission": "any" };
}

export function anyStaffActions() {
  return { middleware: [csrfProtected, anyStaff], "x-permission": "any" };
}

export function staffRoutes(tag: string, permission: Permission) {
  return routesOf(tag, staffReads(permission), staffActions(permission));
}

export function anyStaffRoutes(tag: string) {
  return routesOf(tag, anyStaffReads(), anyStaffActions());
}

const anyStaff = createMiddleware<ApiEnvironment>(async (c, next) => {
  const failed = anyStaffFailure(c.var.ctx);
  return failed ? refuse(c, failed) : next();
});

function staffWith(permission: Permission) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const failed = staffFailure(c.var.ctx, permission);
    if (failed) return refuse(c, failed);
    return next();
  });
}
