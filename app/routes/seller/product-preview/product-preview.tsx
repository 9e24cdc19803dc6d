import { href } from "react-router";
import type { Route } from "./+types/product-preview";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readProductPreview } from "#app/loaders/read-product-preview.server.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { previewScreen } from "../../storefront/product/load-product-screen.server.ts";
import { ProductPreview } from "../../storefront/product/product-preview.tsx";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  const owner = { kind: "shop", shopId: shop.id } as const;
  const { id, isChanged, product } = await readProductPreview(ctx, owner, params.id, request);
  return { shop, id, isChanged, screen: product && (await previewScreen(ctx, product)) };
}

export default function SellerProductPreview({ loaderData }: Route.ComponentProps) {
  const { shop, id, isChanged, screen } = loaderData;
  const { t } = usePage();
  const back = { to: href("/seller/product/:id", { id: String(id) }), label: screen?.product.name ?? t("Product") };
  return (
    <SellerFrame shop={shop} title={t("Preview")} back={back}>
      <ProductPreview screen={screen} isChanged={isChanged} />
    </SellerFrame>
  );
}
