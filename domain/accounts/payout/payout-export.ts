import { maskNumber } from "#domain/accounts/bank-account/bank-account.ts";
import { exportOf } from "#domain/platform/list-export/list-export.ts";
import { PAYOUT_LIST } from "#shared/list/desk-lists.ts";
import { toMajorUnits } from "#shared/money.ts";
import { payoutCode } from "./payout.ts";
import { payoutReads } from "./payout.repository.ts";

/** Account numbers are masked, as on the screen: the bank's file of a run has them in full. */
export const PAYOUT_EXPORT = exportOf("payouts", {
  definition: PAYOUT_LIST,
  permission: "payouts.manage",
  right: null,
  reads: (ctx) => payoutReads(ctx, null),
  cells: (row) => ({
    code: payoutCode(row.id),
    paid_to: row.ownerName,
    kind: "shopId" in row.owner ? "shop" : "affiliate",
    status: row.status,
    method: row.method,
    amount: toMajorUnits(row.amount),
    currency: row.amount.currency,
    account: maskNumber(row.destination.reference ?? (row.destination.iban || row.destination.accountNumber)),
    run: row.runId,
    reason: row.reason,
    requested_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? "",
  }),
});
