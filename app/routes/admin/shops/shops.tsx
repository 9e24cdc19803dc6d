import { data, href } from "react-router";
import type { Route } from "./+types/shops";
import { findTagChoices } from "#domain/platform/internal-tag/find-tags.ts";
import { findAdminShops } from "#domain/shops/shop-admin/find-admin-shops.ts";
import type { AdminShopRow } from "#domain/shops/shop-admin/shop-admin.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall, withValue } from "#app/api-client/use-bulk-call.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { shopColumns, shopFilters } from "#app/ui/admin/shop-columns.tsx";
import { tagActions } from "#app/ui/desk/data-table/tag-column.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ADMIN_SHOP_LIST } from "#shared/list/shop-list.ts";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "shops.manage");
  const query = readList(ADMIN_SHOP_LIST, request);
  const [found, tags] = await Promise.all([findAdminShops(ctx, query), findTagChoices(ctx, null, "shop")]);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, found: found.value, tags };
}

const CHANGES = ["account"] as const;
const pathOf = ({ id }: AdminShopRow) => href("/admin/shops/:id", { id: String(id) });

export default function AdminShopsRoute({ loaderData: { permissions, query, found, tags } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useBulkCall("/admin/shops/bulk", CHANGES, withValue);
  const columns = shopColumns(t);
  return (
    <>
      <AdminFrame permissions={permissions} title={t("All shops")}>
        <DataTable
          name="admin-shops"
          label={t("Shops")}
          definition={ADMIN_SHOP_LIST}
          {...{ query, found, columns, pathOf }}
          filters={shopFilters(t, tags)}
          searchLabel={t("Search shops")}
          searchHint={t("Name, owner's email or tag")}
          bulk={{ actions: tagActions(t, tags), call }}
          empty={{ icon: "search-x", title: t("No matching shops"), text: t("Try fewer or different filters.") }}
        />
      </AdminFrame>
    </>
  );
}
