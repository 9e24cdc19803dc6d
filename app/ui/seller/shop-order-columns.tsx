import type { ShopOrderCard, ShopOrderState } from "#domain/fulfilment/fulfilment/shop-order.ts";
import { SHOP_ORDER_LIST } from "#shared/list/order-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { commonOrderColumns, commonOrderFilters } from "../admin/order-columns.tsx";
import { choiceFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { tagColumn } from "../desk/data-table/tag-column.tsx";
import { Picture } from "../parts/picture.tsx";

/** The columns of a shop's orders. */
export function shopOrderColumns(t: Translate): TableColumn<ShopOrderCard>[] {
  const { first, state, total } = commonOrderColumns<ShopOrderCard>(t);
  return [
    ...first,
    {
      id: "customer",
      label: t("Customer"),
      cell: ({ customerName, place }) => (
        <>
          <bdi className="block max-w-40 truncate">{customerName || t("No address")}</bdi>
          <bdi className="block max-w-40 truncate text-muted">{place}</bdi>
        </>
      ),
    },
    { id: "products", label: t("Products"), cell: (order) => <OrderLines order={order} /> },
    ...state,
    tagColumn(t),
    { id: "units", label: t("Items"), isAtEnd: true, isOptional: true, cell: ({ units }) => units },
    total,
  ];
}

function OrderLines({ order: { lines, linesCount } }: { order: ShopOrderCard }) {
  return (
    <span className="flex items-center gap-3">
      <Picture file={lines[0]?.image ?? null} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-field" />
      <span className="block max-w-52 min-w-32 truncate">
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

type Choices = {
  countries: readonly { code: string; name: string }[];
  methods: readonly string[];
  tags: readonly string[];
};

export function shopOrderFilters(t: Translate, choices: Choices): TableFilter[] {
  const states = SHOP_ORDER_LIST.filters.state.choices.filter((state) => state !== "all");
  return [choiceFilter(t, "state", t("To do"), states, shopOrderStateName), ...commonOrderFilters(t, choices)];
}

export function shopOrderStateName(state: ShopOrderState, t: Translate): string {
  const names: Record<ShopOrderState, string> = {
    all: t("All orders"),
    new: t("New"),
    to_send: t("To ship"),
    on_the_way: t("On its way"),
    delivered: t("Delivered"),
    canceled: t("Canceled"),
    unpaid: t("Unpaid"),
  };
  return names[state];
}
