import type { ListFilter, ListOperator } from "#shared/list/list.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import { type Page, formatDay } from "../../parts/page.tsx";
import type { TableFilter } from "./table-column.ts";

export function operatorName(operator: ListOperator, t: Translate): string {
  switch (operator) {
    case "is":
      return t("is");
    case "not":
      return t("is not");
    case "contains":
      return t("contains");
    case "between":
      return t("is between");
    case "empty":
      return t("is empty");
    case "set":
      return t("is not empty");
    default:
      return neverHappens(operator);
  }
}

/** What the chip of a filter says after its name. */
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

export function exportPartName(part: string, t: Translate): string {
  if (part === "order_lines") return t("Order lines");
  return part === "orders" ? t("Orders") : t("Products");
}
