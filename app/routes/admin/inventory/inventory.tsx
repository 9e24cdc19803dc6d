import type { Route } from "./+types/inventory";
import { findInventory } from "#domain/fulfilment/inventory/find-inventory.ts";
import { inventoryQuery } from "#domain/fulfilment/inventory/inventory.input.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useInventoryCalls } from "#app/inventory/use-inventory-calls.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { InventoryScreen } from "#app/ui/inventory/inventory-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const query = readQuery(inventoryQuery, request);
  const stock = await findInventory(ctx, { kind: "operator", shopId: null }, query);
  return { permissions: ctx.visitor.permissions, query, stock };
}

export default function AdminInventory({ loaderData: { permissions, query, stock } }: Route.ComponentProps) {
  const { t } = usePage();
  const calls = useInventoryCalls("operator");
  return (
    <>
      <DocumentHead title={t("Inventory")} isHidden />
      <AdminFrame permissions={permissions} title={t("Inventory")}>
        <InventoryScreen stock={stock} query={query} isShopNamed calls={calls} />
      </AdminFrame>
    </>
  );
}
