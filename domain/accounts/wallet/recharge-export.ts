import { exportOf } from "#domain/platform/list-export/list-export.ts";
import { RECHARGE_LIST } from "#shared/list/money-lists.ts";
import { toMajorUnits } from "#shared/money.ts";
import { rechargeReads } from "./recharge.repository.ts";

export const RECHARGE_EXPORT = exportOf("recharges", {
  definition: RECHARGE_LIST,
  permission: "payments.confirm",
  right: null,
  reads: rechargeReads,
  cells: (row) => ({
    id: row.id,
    status: row.status,
    amount: toMajorUnits(row.amount),
    currency: row.amount.currency,
    name: row.customerName,
    email: row.email,
    note: row.note,
    reason: row.reason,
    started_at: row.createdAt.toISOString(),
  }),
});
