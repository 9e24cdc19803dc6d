import type { FulfilmentStatus, OrderPaymentStatus } from "#domain/orders/order/order.ts";
import type { AdminOrderRow } from "#domain/orders/order-admin/order-admin.ts";
import { ADMIN_ORDER_LIST } from "#shared/list/order-lists.ts";
import type { ShownMoney } from "#shared/money.ts";
import { paymentMethodName } from "#shared/payment-method-name.ts";
import type { Translate } from "#shared/translate.ts";
import { Amount } from "../cart/amount.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { tagColumn, tagFilter } from "../desk/data-table/tag-column.tsx";
import { Moment } from "../order/moment.tsx";
import { fulfilmentName, paymentName } from "../order/status-name.ts";
import { FulfilmentBadge, OrderPaymentBadge } from "../order/status-badge.tsx";
import { workName } from "./order-labels.ts";

type OrderRow = {
  code: string;
  placedAt: string;
  fulfilmentStatus: FulfilmentStatus;
  paymentStatus: OrderPaymentStatus;
  paymentMethod: string;
  total: ShownMoney;
};

/** The columns that both desks have. */
export function commonOrderColumns<Row extends OrderRow>(t: Translate) {
  const first: TableColumn<Row>[] = [
    {
      id: "code",
      label: t("Order"),
      cell: ({ code }) => <bdi className="whitespace-nowrap tabular-nums">{code}</bdi>,
    },
    {
      id: "placed",
      label: t("Placed"),
      isSortedDescendingFirst: true,
      cell: ({ placedAt }) => <Moment iso={placedAt} withTime className="block w-24" />,
    },
  ];
  const state: TableColumn<Row>[] = [
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
  ];
  const total: TableColumn<Row> = {
    id: "total",
    label: t("Total"),
    isAtEnd: true,
    isSortedDescendingFirst: true,
    cell: (row) => <Amount value={row.total} className="font-semibold whitespace-nowrap" />,
  };
  return { first, state, total };
}

/** The columns of the list of all orders. */
export function orderColumns(t: Translate): TableColumn<AdminOrderRow>[] {
  const { first, state, total } = commonOrderColumns<AdminOrderRow>(t);
  return [
    ...first,
    {
      id: "customer",
      label: t("Customer"),
      cell: ({ name, email, countryCode }) => (
        <>
          <span className="block max-w-44 truncate">
            <bdi>{name || email}</bdi> <span className="text-muted">· {countryCode}</span>
          </span>
          <span className="block max-w-44 truncate text-muted">
            <bdi>{email}</bdi>
          </span>
        </>
      ),
    },
    { id: "phone", label: t("Phone"), isOptional: true, cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi> },
    { id: "shop", label: t("Shop"), cell: ({ shop }) => <bdi className="block max-w-36 truncate">{shop.name}</bdi> },
    ...state,
    { id: "delivery", label: t("Shipping"), isOptional: true, cell: ({ deliveryName }) => deliveryName },
    tagColumn(t),
    { id: "units", label: t("Items"), isAtEnd: true, cell: ({ units }) => units },
    total,
  ];
}

type Choices = {
  shops: readonly { id: number; name: string }[];
  countries: readonly { code: string; name: string }[];
  methods: readonly string[];
  tags: readonly string[];
};

export function orderFilters(t: Translate, { shops, ...choices }: Choices): TableFilter[] {
  const { work } = ADMIN_ORDER_LIST.filters;
  return [
    {
      name: "work",
      label: t("Needs attention"),
      choices: work.choices.map((value) => ({ value, label: workName(value, t) })),
    },
    ...commonOrderFilters(t, choices),
    { name: "shop", label: t("Shop"), choices: shops.map(({ id, name }) => ({ value: String(id), label: name })) },
  ];
}

/** The filters that both desks have. */
export function commonOrderFilters(t: Translate, { countries, methods, tags }: Omit<Choices, "shops">): TableFilter[] {
  const { fulfilment, payment } = ADMIN_ORDER_LIST.filters;
  return [
    {
      name: "fulfilment",
      label: t("Status"),
      choices: fulfilment.choices.map((value) => ({ value, label: fulfilmentName(value, t) })),
    },
    {
      name: "payment",
      label: t("Payment"),
      choices: payment.choices.map((value) => ({ value, label: paymentName(value, t) })),
    },
    {
      name: "method",
      label: t("Payment method"),
      choices: methods.map((value) => ({ value, label: paymentMethodName(value, t) })),
    },
    {
      name: "country",
      label: t("Country"),
      choices: countries.map(({ code, name }) => ({ value: code, label: name })),
    },
    { name: "placed", label: t("Placed") },
    { name: "email", label: t("Email") },
    { name: "product", label: t("Product or SKU") },
    { name: "tracking", label: t("Tracking number") },
    tagFilter(t, tags),
  ];
}
