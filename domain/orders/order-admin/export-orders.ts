import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { toMajorUnits } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { AdminOrdersQuery } from "./order-admin.input.ts";
import { findBookRows } from "./order-admin.repository.ts";

const BATCH_SIZE = 1_000;
const MAX_ROWS = 50_000;
const COLUMNS = [
  "code",
  "trx_id",
  "placed_at",
  "shop",
  "name",
  "email",
  "country",
  "fulfilment",
  "payment",
  "payment_method",
  "units",
  "total",
  "currency",
];

/** The orders that match the filters as CSV; the export is recorded in the audit log. */
export async function exportOrders(
  ctx: Context,
  { newer_than: _newer, older_than: _older, ...filter }: AdminOrdersQuery,
): Promise<Result<string, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "orders.read");
  if (refusal) return failure(refusal);
  return withTransaction(ctx, async (inside) => {
    const lines = [COLUMNS.join(",")];
    let olderThan: number | undefined;
    while (lines.length <= MAX_ROWS) {
      const rows = await findBookRows(inside, filter, { olderThan, most: BATCH_SIZE });
      for (const row of rows)
        lines.push(
          [
            row.code,
            row.trxId,
            row.placedAt.toISOString(),
            row.shop.name,
            row.name,
            row.email,
            row.countryCode,
            row.fulfilmentStatus,
            row.paymentStatus,
            row.paymentMethod,
            row.units,
            toMajorUnits(row.total),
            row.total.currency,
          ]
            .map(csvField)
            .join(","),
        );
      olderThan = rows.at(-1)?.id;
      if (rows.length < BATCH_SIZE) break;
    }
    const filters = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}`));
    await logAudit(inside, {
      action: "order.export",
      subject: { kind: "order", id: "*" },
      details: { rows: lines.length - 1, filters },
    });
    return success(`${lines.join("\r\n")}\r\n`);
  });
}

/** Quoted if needed; a spreadsheet must not take untrusted text for a formula. */
export function csvField(value: string | number): string {
  const text = String(value);
  const harmless = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
