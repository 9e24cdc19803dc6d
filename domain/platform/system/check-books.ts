import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";

/** Recomputes the ledger now. Returns the number of accounts whose stored balance differs. */
export async function checkBooks(ctx: Context): Promise<Result<number, StaffFailure>> {
  const refusal = staffFailure(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  const differences = await checkLedger(ctx);
  await logAudit(ctx, {
    action: "system.ledger",
    subject: { kind: "system", id: "ledger" },
    details: { after: String(differences.length) },
  });
  return success(differences.length);
}
