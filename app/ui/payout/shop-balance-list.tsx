import type { ShopBalance } from "#domain/accounts/payout/find-shop-balances.ts";
import { ListPart } from "../admin/list-part.tsx";
import { Amount } from "../cart/amount.tsx";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { scheduleName } from "./payout-words.ts";

/** The balance of every shop, and its payout terms. */
export function ShopBalanceList({
  shops,
  onChange,
}: {
  shops: readonly ShopBalance[];
  onChange: (shop: ShopBalance) => void;
}) {
  const { t } = usePage();
  return (
    <ListPart title={t("Shop balances")}>
      {shops.length === 0 && <li className="px-4 py-6 text-center text-muted">{t("No shops yet.")}</li>}
      {shops.map((shop) => {
        const parts = [
          [t("Available"), shop.available],
          [t("Pending"), shop.pending],
          [t("Reserve"), shop.reserve],
          [t("Held"), shop.held],
          [t("Owed"), shop.negative],
        ] as const;
        return (
          <li key={shop.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold">
                <bdi>{shop.name}</bdi>
                <span className="ms-2 text-xs font-normal text-muted">{scheduleName(shop.schedule, t)}</span>
              </p>
              <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-muted">
                {parts
                  .filter(([, amount], index) => index < 2 || amount.amount !== 0)
                  .map(([name, amount]) => (
                    <div key={name} className="flex gap-1.5">
                      <dt>{name}</dt>
                      <dd className="font-medium text-ink">
                        <Amount value={amount} />
                      </dd>
                    </div>
                  ))}
              </dl>
            </div>
            <Button
              size="small"
              look="secondary"
              data-action=""
              aria-label={t("Change the payout terms of {name}", { name: shop.name })}
              onClick={() => onChange(shop)}
            >
              {t("Terms")}
            </Button>
          </li>
        );
      })}
    </ListPart>
  );
}
