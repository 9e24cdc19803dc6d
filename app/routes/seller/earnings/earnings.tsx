import type { Route } from "./+types/earnings";
import { getBankAccount } from "#domain/accounts/bank-account/get-bank-account.ts";
import { findPayouts } from "#domain/accounts/payout/find-payouts.ts";
import { presentBalance } from "#domain/accounts/payout/find-shop-balances.ts";
import { getPayoutBalance } from "#domain/accounts/payout/get-payout-balance.ts";
import { findStatementPage } from "#domain/accounts/statement/find-statements.ts";
import { findRegions } from "#domain/platform/country/find-regions.ts";
import { findEarnings } from "#domain/accounts/commission/find-earnings.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { TablePart } from "#app/ui/desk/data-table/table-part.tsx";
import { earningColumns, earningFilters } from "#app/ui/earning/earning-columns.tsx";
import { EarningSumTiles } from "#app/ui/earning/earning-sum-tiles.tsx";
import { buttonClass } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { EARNING_LIST, SHOP_PAYOUT_LIST, STATEMENT_LIST } from "#shared/list/desk-lists.ts";
import { PayoutPart } from "./payout-part.tsx";

export const shouldRevalidate = dependsOn("session", "purchase", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "finance.read");
  const query = readList(EARNING_LIST, request);
  const payoutQuery = readList(SHOP_PAYOUT_LIST, request);
  const statementQuery = readList(STATEMENT_LIST, request);
  return {
    shop,
    query,
    ...(await findEarnings(ctx, shop.id, query)),
    balance: await presentBalance(ctx, await getPayoutBalance(ctx, { shopId: shop.id })),
    bankAccount: await getBankAccount(ctx, { shopId: shop.id }),
    payouts: { query: payoutQuery, found: await findPayouts(ctx, { shopId: shop.id }, payoutQuery) },
    statements: { query: statementQuery, found: await findStatementPage(ctx, shop.id, statementQuery) },
    countries: findRegions(ctx),
    countryCode: ctx.settings.defaultCountry,
  };
}

export default function SellerEarnings({ loaderData }: Route.ComponentProps) {
  const { shop, query, sums, entries: found, ...money } = loaderData;
  const { t, appPath } = usePage();
  const columns = earningColumns(t);
  const at = query.filters.find(({ name }) => name === "at")?.values ?? [];
  const state = query.filters.find(({ name }) => name === "state")?.values ?? [];
  const table = new URLSearchParams(
    Object.entries({ state: state[0], from: at[0], to: at.at(-1) }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    ),
  );
  return (
    <SellerFrame shop={shop} title={t("Earnings")}>
      <PayoutPart {...money} isReadOnly={!hasShopRight(shop.role, "finance.write")} />
      <TablePart isLandmark title={t("Earnings by item")}>
        <EarningSumTiles sums={sums} />
        <DataTable
          name="seller-earnings"
          label={t("Earnings")}
          definition={EARNING_LIST}
          {...{ query, found, columns }}
          filters={earningFilters(t)}
          searchHint={t("Order code, product or SKU")}
          empty={{
            icon: "coins",
            title: t("No matching earnings"),
            text: t("Your sales will appear here, item by item, with the marketplace's commission."),
          }}
          tools={
            <a href={`${appPath}seller/earnings.csv?${table}`} download className={buttonClass("secondary")}>
              <Icon name="download" className="size-4.5" />
              {t("Export CSV")}
            </a>
          }
        />
      </TablePart>
    </SellerFrame>
  );
}
