import type { ShopBalance } from "#domain/accounts/payout/find-shop-balances.ts";
import { SHOP_BALANCE_LIST } from "#shared/list/desk-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { amountColumn } from "../desk/data-table/usual-columns.tsx";
import { Button } from "../parts/button.tsx";
import { choiceFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { scheduleName } from "./payout-labels.ts";

/** The balance of every shop, and its payout terms. */
export function balanceColumns(t: Translate, onChange: (shop: ShopBalance) => void): TableColumn<ShopBalance>[] {
  const plain = { isPlain: true };
  return [
    { id: "name", label: t("Shop"), cell: ({ name }) => <bdi className="block max-w-56 truncate">{name}</bdi> },
    amountColumn("available", t("Available"), "available", plain),
    amountColumn("pending", t("Pending"), "pending", plain),
    amountColumn("reserve", t("Reserve"), "reserve", plain),
    amountColumn("held", t("Held"), "held", plain),
    amountColumn("negative", t("Owed"), "negative", plain),
    { id: "schedule", label: t("Schedule"), cell: ({ schedule }) => scheduleName(schedule, t) },
    {
      id: "actions",
      label: t("Actions"),
      cell: (shop) => (
        <Button
          size="small"
          variant="secondary"
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
    choiceFilter(t, "schedule", t("Schedule"), SHOP_BALANCE_LIST.filters.schedule.choices, scheduleName),
    { name: "available", label: t("Available") },
  ];
}
