import type { ShopBalance } from "#domain/accounts/payout/find-shop-balances.ts";
import { SHOP_BALANCE_LIST } from "#shared/list/desk-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { Amount } from "../cart/amount.tsx";
import { Button } from "../parts/button.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { scheduleName } from "./payout-words.ts";

/** The balance of every shop, and its payout terms. */
export function balanceColumns(t: Translate, onChange: (shop: ShopBalance) => void): TableColumn<ShopBalance>[] {
  const amount = (
    id: "available" | "pending" | "reserve" | "held" | "negative",
    label: string,
  ): TableColumn<ShopBalance> => ({
    id,
    label,
    isAtEnd: true,
    isSortedDescendingFirst: true,
    cell: (shop) => <Amount value={shop[id]} className="whitespace-nowrap" />,
  });
  return [
    { id: "name", label: t("Shop"), cell: ({ name }) => <bdi className="block max-w-56 truncate">{name}</bdi> },
    amount("available", t("Available")),
    amount("pending", t("Pending")),
    amount("reserve", t("Reserve")),
    amount("held", t("Held")),
    amount("negative", t("Owed")),
    { id: "schedule", label: t("Schedule"), cell: ({ schedule }) => scheduleName(schedule, t) },
    {
      id: "actions",
      label: t("Actions"),
      cell: (shop) => (
        <Button
          size="small"
          look="secondary"
          data-action=""
          aria-label={t("Change the payout terms of {name}", { name: shop.name })}
          onClick={() => onChange(shop)}
        >
          {t("Terms")}
        </Button>
      ),
    },
  ];
}

export function balanceFilters(t: Translate): TableFilter[] {
  return [
    {
      name: "schedule",
      label: t("Schedule"),
      choices: SHOP_BALANCE_LIST.filters.schedule.choices.map((value) => ({ value, label: scheduleName(value, t) })),
    },
    { name: "available", label: t("Available") },
  ];
}
