import { exportOf } from "#domain/platform/list-export/list-export.ts";
import { TRANSFER_LIST } from "#shared/list/money-lists.ts";
import { toMajorUnits } from "#shared/money.ts";
import { transferState } from "./transfer.ts";
import { transferReads } from "./transfer.repository.ts";

export const TRANSFER_EXPORT = exportOf("transfers", {
  definition: TRANSFER_LIST,
  permission: "payments.confirm",
  right: null,
  reads: transferReads,
  cells: (row) => ({
    reference: row.reference,
    state: transferState(row),
    amount: toMajorUnits(row.amount),
    currency: row.amount.currency,
    trx_id: row.trxId,
    orders: row.orderCodes.join(" "),
    name: row.name,
    email: row.email,
    paid_by: row.paidBy,
    paid_on: row.paidOn,
    started_at: row.createdAt.toISOString(),
  }),
});
