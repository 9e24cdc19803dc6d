import type { Route } from "./+types/inventory";
import { findProductShops } from "#domain/catalog/product-admin/find-product-shops.ts";
import { findInventory } from "#domain/fulfilment/inventory/find-inventory.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { useInventoryCalls } from "#app/inventory/use-inventory-calls.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { InventoryScreen } from "#app/ui/inventory/inventory-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { STOCK_LIST } from "#shared/list/stock-lists.ts";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const query = readList(STOCK_LIST, request);
  const [found, shops] = await Promise.all([
    findInventory(ctx, { kind: "operator", shopId: null }, query),
    findProductShops(ctx),
  ]);
  return { permissions: ctx.visitor.permissions, query, found, shops };
}

export default function AdminInventory({ loaderData: { permissions, query, found, shops } }: Route.ComponentProps) {
  const { t } = usePage();
  const calls = useInventoryCalls("operator");
  const exporting = useExportCall("admin", "stock");
  return (
    <AdminFrame permissions={permissions} title={t("Inventory")}>
      <InventoryScreen {...{ found, query, calls, exporting, shops }} isShopNamed />
    </AdminFrame>
  );
}
