import type { Route } from "./+types/inventory";
import { findInventory } from "#domain/fulfilment/inventory/find-inventory.ts";
import { inventoryQuery } from "#domain/fulfilment/inventory/inventory.input.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useInventoryCalls } from "#app/inventory/use-inventory-calls.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { InventoryScreen } from "#app/ui/inventory/inventory-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  const query = readQuery(inventoryQuery, request);
  return { shop, query, stock: await findInventory(ctx, { kind: "shop", shopId: shop.id }, query) };
}

export default function SellerInventory({ loaderData: { shop, query, stock } }: Route.ComponentProps) {
  const { t } = usePage();
  const calls = useInventoryCalls("shop");
  return (
    <>
      <DocumentHead title={t("Inventory")} name={shop.name} isHidden />
      <SellerFrame shop={shop} title={t("Inventory")}>
        <InventoryScreen
          stock={stock}
          query={query}
          isShopNamed={false}
          isReadOnly={!hasShopRight(shop.role, "products.write")}
          calls={calls}
        />
      </SellerFrame>
    </>
  );
}
