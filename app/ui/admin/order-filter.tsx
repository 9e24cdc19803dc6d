import type { AdminOrdersQuery } from "#domain/orders/order-admin/order-admin.input.ts";
import { fulfilmentName, paymentName } from "../order/status-name.ts";
import { usePage } from "../parts/page.tsx";
import { FilterBar, FilterChoice, FilterText } from "./filter-bar.tsx";
import { workName } from "./order-words.ts";

const FULFILMENTS = ["pending", "confirmed", "picked_up", "on_the_way", "delivered", "canceled"] as const;
const PAYMENTS = ["unpaid", "paid", "partly_refunded", "refunded"] as const;
const WORK = ["to_ship", "awaiting_payment", "refund_stuck"] as const;

type OrderFilterProps = {
  query: AdminOrdersQuery;
  shops: readonly { id: number; name: string }[];
  countries: readonly { code: string; name: string }[];
};

export function OrderFilter({ query, shops, countries }: OrderFilterProps) {
  const { t } = usePage();
  const all = t("All");
  return (
    <FilterBar
      label={t("Search orders")}
      search={
        <FilterText
          name="q"
          label={t("Search orders")}
          value={query.q}
          hint={t("Code, email, phone, name, product, SKU or tracking number")}
        />
      }
    >
      <FilterChoice
        name="work"
        label={t("Needs attention")}
        value={query.work}
        all={all}
        choices={WORK.map((value) => ({ value, label: workName(value, t) }))}
      />
      <FilterChoice
        name="fulfilment"
        label={t("Status")}
        value={query.fulfilment}
        all={all}
        choices={FULFILMENTS.map((value) => ({ value, label: fulfilmentName(value, t) }))}
      />
      <FilterChoice
        name="payment"
        label={t("Payment")}
        value={query.payment}
        all={all}
        choices={PAYMENTS.map((value) => ({ value, label: paymentName(value, t) }))}
      />
      <FilterChoice
        name="shop"
        label={t("Shop")}
        value={query.shop}
        all={all}
        choices={shops.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FilterChoice
        name="country"
        label={t("Country")}
        value={query.country}
        all={all}
        choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <FilterText isDay name="from" label={t("From")} value={query.from} />
      <FilterText isDay name="to" label={t("To")} value={query.to} />
    </FilterBar>
  );
}
