import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { ProductCards } from "#app/products/product-cards.tsx";
import { readPage } from "#app/loaders/read-page.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { DailyDealsHead, NoDailyDeals } from "#app/ui/campaign/daily-deals-head.tsx";
import { DealNote } from "#app/ui/campaign/sale-note.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useSaleChange } from "#app/products/use-sale-change.ts";
import { findDailyDeals } from "#domain/pricing/campaign/find-daily-deals.ts";
import type { Route } from "./+types/daily-deals";

const PRODUCTS_PER_PAGE = 40;
const CARDS_OF_FIRST_SCREEN = 5;

export const handle: CacheHandle = { cache: { parameters: ["page"] } };

export const shouldRevalidate = dependsOn("currency", "time");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  return { deals: await readPage(request, PRODUCTS_PER_PAGE, (wanted) => findDailyDeals(ctx, wanted)) };
}

export default function DailyDealsRoute({ loaderData: { deals } }: Route.ComponentProps) {
  const { t, shopName } = usePage();
  const onChangeDue = useSaleChange();
  return (
    <>
      <DocumentHead
        title={t("Daily Deals")}
        description={t("Daily deals at {shop}: good things at lower prices, each for a short time only.", {
          shop: shopName,
        })}
        canonical={deals.page > 1 ? `/daily-deals?page=${deals.page}` : "/daily-deals"}
        image={deals.items[0]?.image ?? null}
      />
      <div className="content-width pt-4 pb-8">
        <DailyDealsHead count={deals.total} />
        {deals.items.length === 0 ? (
          <NoDailyDeals />
        ) : (
          <>
            <ProductCards
              products={deals.items}
              firstCount={CARDS_OF_FIRST_SCREEN}
              headingLevel="h2"
              noteOf={(product) => <DealNote product={product} onEnd={onChangeDue} />}
            />
            <PageLinks page={deals} />
          </>
        )}
      </div>
    </>
  );
}
