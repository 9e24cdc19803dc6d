import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { readDebtor, writePain001, writePaymentCsv } from "./payment-order.ts";
import { findPayoutsOfRun } from "./payout.repository.ts";
import { getRunRow } from "./payout-run.repository.ts";

export type PaymentFileFailure = StaffFailure | Failure<"not_found" | "operator_account_missing">;
export type PaymentFile = { text: string; type: string; name: string };

/**
 * The bank's file of an approved run, the same at every download; each one is audited. Writing it books nothing: payouts
 * are marked as paid when the bank has paid them.
 */
export async function getPaymentFile(
  ctx: Context,
  id: number,
  format: "xml" | "csv",
): Promise<Result<PaymentFile, PaymentFileFailure>> {
  const failed = staffFailure(ctx, "payouts.manage");
  if (failed) return failure(failed);
  const run = await getRunRow(ctx, id);
  if (run?.status !== "approved" || !run.approvedAt) return failure({ code: "not_found" });
  const payouts = (await findPayoutsOfRun(ctx, id)).filter(
    ({ method, status }) => method === "bank" && status !== "rejected",
  );
  const { bankHolder: holder, bankAccount: account, bankCode: code } = ctx.settings;
  const debtor = readDebtor({ holder, account, code });
  if (format === "xml" && !debtor) return failure({ code: "operator_account_missing" });
  const order = { runId: id, currency: ctx.baseCurrency.code, approvedAt: run.approvedAt, payouts };
  await withTransaction(ctx, (inside) =>
    logAudit(inside, { action: "payout.export", subject: { kind: "payout_run", id }, details: { format } }),
  );
  return success(
    format === "xml"
      ? {
          text: writePain001({ ...order, debtor: debtor! }),
          type: "application/xml; charset=utf-8",
          name: `payouts-${id}.xml`,
        }
      : { text: writePaymentCsv(order), type: "text/csv; charset=utf-8", name: `payouts-${id}.csv` },
  );
}
