import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import type { ListQuery } from "#shared/list/list.ts";
import { writeListSelection } from "#shared/list/list-url.ts";
import { ADMIN_ORDER_LIST } from "#shared/list/order-lists.ts";
import { toMajorUnits } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findBookRowsAfter } from "./order-admin.repository.ts";

const BATCH_SIZE = 1_000;
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
export async function exportOrders(ctx: Context, query: ListQuery): Promise<Result<string, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "orders.read");
  if (refusal) return failure(refusal);
  return withTransaction(ctx, async (inside) => {
    const lines = [COLUMNS.join(",")];
    for (let after: number | undefined = 0; after !== undefined;) {
      const rows: Awaited<ReturnType<typeof findBookRowsAfter>> = await findBookRowsAfter(
        inside,
        query,
        after,
        BATCH_SIZE,
      );
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
      after = rows.length < BATCH_SIZE ? undefined : rows.at(-1)!.id;
    }
    const filters = [...new URLSearchParams(writeListSelection(ADMIN_ORDER_LIST, query))].map(
      ([name, value]) => `${name}: ${value}`,
    );
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
