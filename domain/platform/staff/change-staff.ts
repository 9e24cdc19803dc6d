import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { EVERYTHING } from "#shared/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { differenceOf, mayHandOut, tidyGrants } from "./staff.ts";
import { deleteStaffRow, getPerson, lockStaff, setPermissions } from "./staff.repository.ts";
import { notifyStaffChange } from "./notify-staff-change.ts";

type ChangeFailure = StaffFailure | Failure<"not_yours_to_give" | "last_operator">;

/** Sets the permissions of a member of staff. */
export function changeStaff(
  ctx: Context,
  id: number,
  permissions: readonly string[],
): Promise<Result<null, ChangeFailure>> {
  return writeStaff(ctx, id, tidyGrants(permissions));
}

/** Makes the member an ordinary customer again. */
export function removeStaff(ctx: Context, id: number): Promise<Result<null, ChangeFailure>> {
  return writeStaff(ctx, id, null);
}

/** `after` null: removed. At least one member always has all permissions. */
function writeStaff(ctx: Context, id: number, after: readonly string[] | null): Promise<Result<null, ChangeFailure>> {
  return withStaffTransaction(ctx, "staff.manage", async (inside) => {
    const all = await lockStaff(inside);
    const before = all.find((each) => each.id === id)?.permissions;
    const person = await getPerson(inside, { id });
    if (!before || !person) return failure({ code: "not_found" });
    const own = all.find((each) => each.id === ctx.visitor.customerId)?.permissions ?? [];
    if (!mayHandOut(own, differenceOf(before, after ?? []))) return failure({ code: "not_yours_to_give" });
    const losesEverything = before.includes(EVERYTHING) && !after?.includes(EVERYTHING);
    if (losesEverything && all.filter((each) => each.permissions.includes(EVERYTHING)).length === 1)
      return failure({ code: "last_operator" });
    await (after ? setPermissions(inside, id, after) : deleteStaffRow(inside, id));
    await logAudit(inside, {
      action: after ? "staff.change" : "staff.remove",
      subject: { kind: "staff", id },
      details: { email: person.email, before, ...(after ? { after } : {}) },
    });
    await notifyStaffChange(inside, person, after ? "changed" : "removed", after ?? []);
    return success(null);
  });
}
