import { stringify } from "csv-stringify/sync";
import { moneyFromMinor, toMajorUnits, type ShownMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { type EarningsQuery, readEarningsQuery } from "./commission.input.ts";
import { findEarnings } from "./find-earnings.ts";

const MAX_ROWS = 10_000;
const COLUMNS = [
  "date",
  "state",
  "order",
  "product",
  "variant",
  "sku",
  "quantity",
  "price",
  "tax",
  "shop_discount",
  "operator_discount",
  "currency",
  "commission_percent",
  "commission",
  "earning",
  "base_currency",
];

/** The earnings as CSV; user input is escaped against formula injection. */
export async function exportEarnings(ctx: Context, shopId: number, query: EarningsQuery): Promise<string> {
  const { entries } = await findEarnings(ctx, shopId, readEarningsQuery({ ...query, page: 1 }, MAX_ROWS));
  const rows = entries.rows.map((entry) => [
    entry.at,
    entry.state,
    entry.orderCode,
    entry.line?.productName ?? "",
    entry.line?.variantName ?? "",
    entry.line?.sku ?? "",
    entry.line?.quantity ?? "",
    written(entry.price),
    written(entry.tax),
    written(entry.shopDiscount),
    written(entry.operatorDiscount),
    entry.price.currency,
    entry.commissionPercent === null ? "" : Number(entry.commissionPercent),
    written(entry.commission),
    written(entry.earning),
    entry.earning.currency,
  ]);
  return stringify([COLUMNS, ...rows], { escape_formulas: true, record_delimiter: "\r\n" });
}

/** A number, so that the minus sign is not escaped as a formula. */
function written(shown: ShownMoney | null): number | "" {
  return shown ? Number(toMajorUnits(moneyFromMinor(shown.amount, shown.currency))) : "";
}
