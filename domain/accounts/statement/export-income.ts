import { stringify } from "csv-stringify/sync";
import { addMoney, toMajorUnits, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { findReportRows } from "./statement.repository.ts";

const COLUMNS = [
  "shop",
  "legal_name",
  "address",
  "country",
  "vat_number",
  "account",
  "year",
  "quarter",
  "sales",
  "gross_income",
  "commission",
  "income",
  "refunds",
  "currency",
];

/**
 * Income by quarter as CSV: of all shops, as platforms report it (DAC7, 1099-K), or of one. The caller checks who may
 * read it. `income`: what the shop earned, less refunds; `gross_income` includes the commission.
 */
export async function exportIncome(ctx: Context, year: number, shopId: number | null): Promise<string> {
  const rows = (await findReportRows(ctx, year, shopId)).map((row) => [
    row.shop,
    row.legalName,
    row.address,
    row.country,
    row.vatNumber,
    row.account,
    String(year),
    String(row.quarter),
    String(row.sales),
    written(addMoney(row.consideration, row.commission)),
    written(row.commission),
    written(row.consideration),
    written(row.refunds),
    ctx.baseCurrency.code,
  ]);
  return stringify(rows, { header: true, columns: COLUMNS, escape_formulas: true, bom: true });
}

/** A number, so that the minus sign is not escaped as a formula. */
function written(amount: Money): number {
  return Number(toMajorUnits(amount));
}
