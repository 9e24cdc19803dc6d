import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { LiveSoldNote } from "#app/products/live-sold-note.tsx";
import { ProductCards } from "#app/products/product-cards.tsx";
import { readPage } from "#app/loaders/read-page.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { FlashSaleHead } from "#app/ui/campaign/flash-sale-head.tsx";
import { NoFlashSale } from "#app/ui/campaign/no-flash-sale.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useSaleChange } from "#app/products/use-sale-change.ts";
import { findFlashSaleProducts } from "#domain/pricing/campaign/find-flash-sale-products.ts";
import { getFlashSale } from "#domain/pricing/campaign/get-flash-sale.ts";
import type { Route } from "./+types/flash-sale";

const PRODUCTS_PER_PAGE = 40;
const CARDS_OF_FIRST_SCREEN = 5;

export const handle: CacheHandle = { cache: { parameters: ["page"] } };

export const shouldRevalidate = dependsOn("currency", "time");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const sale = await getFlashSale(ctx);
  if (sale?.state !== "running") return { sale, products: null };
  return {
    sale,
    products: await readPage(request, PRODUCTS_PER_PAGE, (wanted) => findFlashSaleProducts(ctx, sale, wanted)),
  };
}

export default function FlashSaleRoute({ loaderData: { sale, products } }: Route.ComponentProps) {
  const { t, shopName } = usePage();
  const onChangeDue = useSaleChange();
  return (
    <>
      <DocumentHead
        title={t("All Flash Sale")}
        description={
          sale
            ? `${sale.title}. ${sale.description}`
            : t("Flash sales at {shop}: limited quantities, low prices, gone within hours.", { shop: shopName })
        }
        canonical={products && products.page > 1 ? `/flash-sale?page=${products.page}` : "/flash-sale"}
        image={sale?.banner ?? null}
      />
      <div className="content-width pt-4 pb-8">
        {sale && products ? (
          <>
            <FlashSaleHead sale={sale} onChangeDue={onChangeDue} />
            <div className="mt-6">
              <ProductCards
                products={products.items}
                firstCount={CARDS_OF_FIRST_SCREEN}
                headingLevel="h2"
                noteOf={(product) => <LiveSoldNote product={product} />}
              />
            </div>
            <PageLinks page={products} />
          </>
        ) : (
          <NoFlashSale next={sale} onChangeDue={onChangeDue} />
        )}
      </div>
    </>
  );
}
