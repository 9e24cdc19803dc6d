import type { Route } from "./+types/overview";
import { getShopOverview } from "#domain/fulfilment/fulfilment/get-shop-overview.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { SellerOverview } from "#app/ui/seller/seller-overview.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context);
  return { shop, overview: await getShopOverview(ctx, shop.id) };
}

export default function Seller({ loaderData: { shop, overview } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Your shop")} name={shop.name} isHidden />
      <SellerFrame shop={shop} title={t("Overview")}>
        <SellerOverview {...overview} />
      </SellerFrame>
    </>
  );
}
