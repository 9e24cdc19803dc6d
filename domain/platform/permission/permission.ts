import type { Failure } from "#shared/failures.ts";
import { allows, type Permission } from "#shared/permission.ts";
import { failure, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";

type Asking = Pick<Context, "visitor">;

export function hasAnyPermission({ visitor }: Asking): boolean {
  return visitor.customerId !== null && visitor.permissions.length > 0;
}

export function mayDo({ visitor }: Asking, permission: Permission): boolean {
  return visitor.customerId !== null && allows(visitor.permissions, permission);
}

export type StaffFailure = Failure<"sign_in" | "not_found" | "not_yours" | "two_step_missing">;

/**
 * Null for staff with the permission. Guests are asked to sign in, customers get "not found", other staff a refusal.
 */
export function staffFailure(ctx: Asking, permission: Permission): StaffFailure | null {
  return mayDo(ctx, permission) ? null : (anyStaffFailure(ctx) ?? { code: "not_yours" });
}

/** Runs `work` in a transaction for staff with the permission; anyone else is refused before it begins. */
export async function withStaffTransaction<Answer>(
  ctx: Context,
  permission: Permission,
  work: (ctx: Context) => Promise<Answer>,
): Promise<Answer | Result<never, StaffFailure>> {
  const refusal = staffFailure(ctx, permission);
  return refusal ? failure(refusal) : withTransaction(ctx, work);
}

/** Null for all staff. */
export function anyStaffFailure(ctx: Asking): StaffFailure | null {
  if (ctx.visitor.customerId === null) return { code: "sign_in" };
  if (ctx.visitor.isTwoStepMissing) return { code: "two_step_missing" };
  return hasAnyPermission(ctx) ? null : { code: "not_found" };
}
