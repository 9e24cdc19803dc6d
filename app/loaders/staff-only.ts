import { data, redirect, type RouterContextProvider } from "react-router";
import type { Context } from "#domain/context.ts";
import { allows, type Permission } from "#shared/permission.ts";
import { contextOf, pageFrame } from "./context.ts";
import { loginPath } from "../ui/session/way-back.ts";

/**
 * The context of staff who may see this screen; `permission` null: any staff. Guests are asked to sign in, staff
 * who need a second step see a notice, and for everyone else the screen is a 404.
 */
export function requireStaff(provider: Readonly<RouterContextProvider>, permission: Permission | null): Context {
  const ctx = contextOf(provider);
  const { customerId, permissions, isTwoStepMissing } = ctx.visitor;
  if (customerId === null) throw redirect(loginPath(provider.get(pageFrame).path));
  if (isTwoStepMissing) throw redirect("/admin/two-step");
  if (permission === null ? permissions.length === 0 : !allows(permissions, permission))
    throw data(null, { status: 404 });
  return ctx;
}
