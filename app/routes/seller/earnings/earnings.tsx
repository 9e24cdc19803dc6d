import type { Route } from "./+types/earnings";
import { earningsQuery } from "#domain/accounts/commission/commission.input.ts";
import { getBankAccount } from "#domain/accounts/bank-account/get-bank-account.ts";
import { findOwnPayouts } from "#domain/accounts/payout/find-payouts.ts";
import { presentBalance } from "#domain/accounts/payout/find-shop-balances.ts";
import { getPayoutBalance } from "#domain/accounts/payout/get-payout-balance.ts";
import { findStatements } from "#domain/accounts/statement/find-statements.ts";
import { findRegions } from "#domain/platform/country/find-regions.ts";
import { findEarnings } from "#domain/accounts/commission/find-earnings.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { EarningFilter } from "#app/ui/earning/earning-filter.tsx";
import { EarningList } from "#app/ui/earning/earning-list.tsx";
import { EarningSumTiles } from "#app/ui/earning/earning-sum-tiles.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { PayoutPart } from "./payout-part.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "purchase", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "finance.read");
  const query = readQuery(earningsQuery, request);
  const payouts = await findOwnPayouts(ctx, { shopId: shop.id }, { page: 1, status: "all" });
  return {
    shop,
    query,
    ...(await findEarnings(ctx, shop.id, query)),
    balance: await presentBalance(ctx, await getPayoutBalance(ctx, { shopId: shop.id })),
    bankAccount: await getBankAccount(ctx, { shopId: shop.id }),
    payouts: payouts.items,
    statements: await findStatements(ctx, shop.id),
    countries: findRegions(ctx),
    countryCode: ctx.settings.defaultCountry,
  };
}

export default function SellerEarnings({ loaderData: { shop, query, sums, entries, ...money } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Earnings")} name={shop.name} isHidden />
      <SellerFrame shop={shop} title={t("Earnings")}>
        <PayoutPart {...money} isReadOnly={!hasShopRight(shop.role, "finance.write")} />
        <h2 className="mb-3 text-xl">{t("Earnings by item")}</h2>
        <EarningSumTiles sums={sums} />
        <EarningFilter query={query} />
        {entries.items.length > 0 ? (
          <EarningList entries={entries.items} />
        ) : (
          <EmptyState
            icon="coins"
            title={t("No matching earnings")}
            text={t("Your sales will appear here, item by item, with the marketplace's commission.")}
          />
        )}
        <PageLinks page={entries} />
      </SellerFrame>
    </>
  );
}
