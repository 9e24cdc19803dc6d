import type { Route } from "./+types/earnings";
import { earningsQuery } from "#domain/accounts/commission/commission.input.ts";
import { findEarnings } from "#domain/accounts/commission/find-earnings.ts";
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

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "finance.read");
  const query = readQuery(earningsQuery, request);
  return { shop, query, ...(await findEarnings(ctx, shop.id, query)) };
}

export default function SellerEarnings({ loaderData: { shop, query, sums, entries } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Earnings")} name={shop.name} isHidden />
      <SellerFrame shop={shop} title={t("Earnings")}>
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
