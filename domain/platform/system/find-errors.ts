import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { deleteErrors, findErrorRows } from "./error-report.repository.ts";

const MAX_SHOWN = 100;

/** A kind of failure; instants in ISO 8601. */
export type ErrorView = {
  place: string;
  message: string;
  count: number;
  firstAt: string;
  lastAt: string;
  requestId: string | null;
};

/** The latest kinds of failures. */
export async function findErrors(ctx: Context): Promise<Result<ErrorView[], StaffFailure>> {
  const refusal = staffFailure(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  const rows = await findErrorRows(ctx, MAX_SHOWN);
  return success(
    rows.map(({ fingerprint: _fingerprint, firstAt, lastAt, ...row }) => ({
      ...row,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
  );
}

/** Empties the list, such as after a bug was fixed; the log keeps all. */
export function clearErrors(ctx: Context): Promise<Result<null, StaffFailure>> {
  return withStaffTransaction(ctx, "settings.manage", async (inside) => {
    await deleteErrors(inside);
    await logAudit(inside, { action: "system.errors", subject: { kind: "system", id: "errors" } });
    return success(null);
  });
}
