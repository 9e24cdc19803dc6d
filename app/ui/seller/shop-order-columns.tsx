import type { ShopOrderCard, ShopOrderState } from "#domain/fulfilment/fulfilment/shop-order.ts";
import { SHOP_ORDER_LIST } from "#shared/list/order-lists.ts";
import { paymentMethodName } from "#shared/payment-method-name.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import { commonOrderFilters } from "../admin/order-columns.tsx";
import { Amount } from "../cart/amount.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { FulfilmentBadge, OrderPaymentBadge } from "../order/status-badge.tsx";
import { Picture } from "../parts/picture.tsx";

/** The columns of a shop's orders. */
export function shopOrderColumns(t: Translate): TableColumn<ShopOrderCard>[] {
  return [
    {
      id: "code",
      label: t("Order"),
      cell: ({ code }) => <bdi className="whitespace-nowrap tabular-nums">{code}</bdi>,
    },
    {
      id: "placed",
      label: t("Placed"),
      isSortedDescendingFirst: true,
      cell: ({ placedAt }) => <Moment iso={placedAt} withTime className="whitespace-nowrap" />,
    },
    {
      id: "customer",
      label: t("Customer"),
      cell: ({ customerName, place }) => (
        <>
          <bdi className="block max-w-56 truncate">{customerName || t("No address")}</bdi>
          <bdi className="block max-w-56 truncate text-muted">{place}</bdi>
        </>
      ),
    },
    { id: "products", label: t("Products"), cell: (order) => <OrderLines order={order} /> },
    {
      id: "fulfilment",
      label: t("Status"),
      cell: ({ fulfilmentStatus }) => <FulfilmentBadge status={fulfilmentStatus} />,
    },
    {
      id: "payment",
      label: t("Payment"),
      cell: ({ paymentStatus, paymentMethod }) => <OrderPaymentBadge status={paymentStatus} method={paymentMethod} />,
    },
    {
      id: "method",
      label: t("Method"),
      isOptional: true,
      cell: ({ paymentMethod }) => paymentMethodName(paymentMethod, t),
    },
    { id: "units", label: t("Items"), isAtEnd: true, isOptional: true, cell: ({ units }) => units },
    {
      id: "total",
      label: t("Total"),
      isAtEnd: true,
      isSortedDescendingFirst: true,
      cell: ({ total }) => <Amount value={total} className="font-semibold whitespace-nowrap" />,
    },
  ];
}

function OrderLines({ order: { lines, linesCount } }: { order: ShopOrderCard }) {
  return (
    <span className="flex items-center gap-3">
      <Picture file={lines[0]?.image ?? null} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-field" />
      <span className="block max-w-72 min-w-32 truncate">
        {lines.map(({ name, quantity }, index) => (
          <span key={`${index} ${name}`}>
            {index > 0 && ", "}
            <span className="figures">{quantity}</span> × <bdi>{name}</bdi>
          </span>
        ))}
        {linesCount > lines.length && " …"}
      </span>
    </span>
  );
}

type Choices = { countries: readonly { code: string; name: string }[]; methods: readonly string[] };

export function shopOrderFilters(t: Translate, choices: Choices): TableFilter[] {
  const states = SHOP_ORDER_LIST.filters.state.choices.filter((state) => state !== "all");
  return [
    {
      name: "state",
      label: t("To do"),
      choices: states.map((value) => ({ value, label: shopOrderStateName(value, t) })),
    },
    ...commonOrderFilters(t, choices),
  ];
}

export function shopOrderStateName(state: ShopOrderState, t: Translate): string {
  switch (state) {
    case "all":
      return t("All orders");
    case "new":
      return t("New");
    case "to_send":
      return t("To ship");
    case "on_the_way":
      return t("On its way");
    case "delivered":
      return t("Delivered");
    case "canceled":
      return t("Canceled");
    case "unpaid":
      return t("Unpaid");
    default:
      return neverHappens(state);
  }
}
