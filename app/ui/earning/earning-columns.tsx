import { Link, href } from "react-router";
import type { EarningEntry } from "#domain/accounts/commission/earning-entry.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { Translate } from "#shared/translate.ts";
import { Amount } from "../cart/amount.tsx";
import { momentColumn, statusColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { EARNING_TABS, EARNING_TONES, earningStateName } from "./earning-labels.ts";

type Amounts = "price" | "tax" | "shopDiscount" | "operatorDiscount";

/** Order lines with the shop's share of each. */
export function earningColumns(t: Translate): TableColumn<EarningEntry>[] {
  const amount = (id: Amounts, label: string, isOptional = false): TableColumn<EarningEntry> => ({
    id,
    label,
    isAtEnd: true,
    isOptional,
    cell: (entry) => shown(entry[id]),
  });
  return [
    {
      id: "line",
      label: t("Item"),
      cell: ({ line }) =>
        line ? (
          <span className="block max-w-72 min-w-40 wrap-anywhere">
            <span className="figures">{line.quantity}</span> × <bdi>{line.productName}</bdi>
            {line.variantName && <bdi className="font-normal text-muted"> · {line.variantName}</bdi>}
          </span>
        ) : (
          t("Shipping")
        ),
    },
    {
      id: "order",
      label: t("Order"),
      cell: ({ orderCode }) => (
        <Link
          to={href("/seller/orders/:code", { code: orderCode })}
          className="font-semibold whitespace-nowrap text-primary-text hover:underline"
        >
          <bdi className="figures">{orderCode}</bdi>
        </Link>
      ),
    },
    statusColumn(t, "state", EARNING_TONES, earningStateName),
    momentColumn("at", t("Date"), "at", { withTime: true }),
    amount("price", t("Price")),
    amount("tax", t("Tax")),
    amount("shopDiscount", t("Your coupon"), true),
    amount("operatorDiscount", t("Marketplace coupon, paid to you"), true),
    {
      id: "commission",
      label: t("Commission"),
      isAtEnd: true,
      cell: ({ commission, commissionPercent }) =>
        commission.amount !== 0 && (
          <>
            {shown(commission)}
            {commissionPercent && <bdi className="block text-muted">{`${commissionPercent} %`}</bdi>}
          </>
        ),
    },
    {
      id: "earning",
      label: t("Earnings"),
      isAtEnd: true,
      cell: ({ earning }) => <span className="font-semibold">{shown(earning)}</span>,
    },
  ];
}

const shown = (value: ShownMoney | null) => value && <Amount value={value} className="whitespace-nowrap" />;

export function earningFilters(t: Translate): TableFilter[] {
  return [choiceFilter(t, "state", t("Status"), EARNING_TABS, earningStateName), { name: "at", label: t("Date") }];
}
