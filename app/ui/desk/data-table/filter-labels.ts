import type { ListFilter, ListOperator } from "#shared/list/list.ts";
import type { ExportList } from "#shared/list/export-columns.ts";
import type { Translate } from "#shared/translate.ts";
import { type Page, formatDay } from "../../parts/page.tsx";
import type { TableFilter } from "./table-column.ts";

export function operatorName(operator: ListOperator, t: Translate): string {
  const names: Record<ListOperator, string> = {
    is: t("is"),
    not: t("is not"),
    contains: t("contains"),
    between: t("is between"),
    empty: t("is empty"),
    set: t("is not empty"),
  };
  return names[operator];
}

/** The text of a filter's chip after its name. */
export function filterValueText(
  page: Page,
  { operator, values }: ListFilter,
  field: TableFilter,
  isDay: boolean,
): string {
  const { t } = page;
  const name = (value: string) =>
    isDay
      ? formatDay(page, `${value}T00:00:00Z`)
      : (field.choices?.find((each) => each.value === value)?.label ?? value);
  if (operator === "empty" || operator === "set") return operatorName(operator, t);
  if (operator === "between") {
    const [from = "", to = ""] = values;
    if (to === "") return t("from {value}", { value: name(from) });
    if (from === "") return t("up to {value}", { value: name(to) });
    return t("{from} to {to}", { from: name(from), to: name(to) });
  }
  const named = values.map(name).join(", ");
  return operator === "is" ? named : `${operatorName(operator, t)} ${named}`;
}

const EXPORTS: Record<ExportList, (t: Translate) => string> = {
  orders: (t) => t("Orders"),
  order_lines: (t) => t("Order lines"),
  shop_orders: (t) => t("Orders"),
  products: (t) => t("Products"),
  customers: (t) => t("Customers"),
  payouts: (t) => t("Payouts"),
  affiliates: (t) => t("Affiliates"),
  returns: (t) => t("Returns"),
  coupons: (t) => t("Coupons"),
  transfers: (t) => t("Payments"),
  recharges: (t) => t("Wallet top-ups"),
  vouchers: (t) => t("Gift vouchers"),
  mails: (t) => t("Emails"),
  audit: (t) => t("Audit log"),
  price_rules: (t) => t("Special prices and deals"),
  stock: (t) => t("Inventory"),
  searches: (t) => t("Searches without results"),
  search_rules: (t) => t("Search rules"),
};

export function exportPartName(part: ExportList, t: Translate): string {
  return EXPORTS[part](t);
}
