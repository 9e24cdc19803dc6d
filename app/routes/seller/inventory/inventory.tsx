import type { Route } from "./+types/inventory";
import { findInventory } from "#domain/fulfilment/inventory/find-inventory.ts";
import { isLowStockMailOn } from "#domain/fulfilment/inventory/switch-low-stock-mail.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { useInventoryCalls } from "#app/inventory/use-inventory-calls.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { InventoryScreen } from "#app/ui/inventory/inventory-screen.tsx";
import { CheckField } from "#app/ui/parts/field.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { STOCK_LIST } from "#shared/list/stock-lists.ts";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  const query = readList(STOCK_LIST, request);
  const [found, isMailed] = await Promise.all([
    findInventory(ctx, { kind: "shop", shopId: shop.id }, query),
    isLowStockMailOn(ctx, shop.id),
  ]);
  return { shop, query, found, isMailed };
}

export default function SellerInventory({ loaderData: { shop, query, found, isMailed } }: Route.ComponentProps) {
  const { t } = usePage();
  const calls = useInventoryCalls("shop");
  const exporting = useExportCall("seller", "stock");
  const isReadOnly = !hasShopRight(shop.role, "products.write");
  return (
    <SellerFrame shop={shop} title={t("Inventory")}>
      <InventoryScreen {...{ found, query, calls, exporting }} isShopNamed={false} isReadOnly={isReadOnly} />
      <CheckField
        className="mt-5"
        label={t("Email the team once a day about items that have become low in stock")}
        checked={isMailed}
        disabled={isReadOnly}
        onChange={(event) => void calls.switchLowStockMail(event.currentTarget.checked)}
      />
    </SellerFrame>
  );
}
