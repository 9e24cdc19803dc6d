import { exportOf } from "#domain/platform/list-export/list-export.ts";
import { VOUCHER_LIST } from "#shared/list/money-lists.ts";
import { toMajorUnits } from "#shared/money.ts";
import { stateOf } from "./voucher.ts";
import { voucherReads } from "./voucher-list.repository.ts";

export const VOUCHER_EXPORT = exportOf("vouchers", {
  definition: VOUCHER_LIST,
  permission: "vouchers.manage",
  right: null,
  reads: voucherReads,
  cells: (row) => ({
    id: row.id,
    state: stateOf(row),
    amount: toMajorUnits(row.amount),
    remaining: toMajorUnits(row.remaining),
    currency: row.amount.currency,
    last_four: row.lastFour,
    recipient: row.recipientName,
    recipient_email: row.recipientEmail,
    buyer: row.buyerName,
    bought_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
  }),
});
