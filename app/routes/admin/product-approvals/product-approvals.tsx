import { useMemo } from "react";
import { href } from "react-router";
import type { Route } from "./+types/product-approvals";
import { findAdminProducts } from "#domain/catalog/product-admin/find-admin-products.ts";
import { findForbiddenWordsOf } from "#domain/catalog/product-admin/find-forbidden-words.ts";
import { findProductShops } from "#domain/catalog/product-admin/find-product-shops.ts";
import type { ProductRecord } from "#domain/catalog/product-admin/product-admin.ts";
import { findRejectionReasons } from "#domain/catalog/product-admin/rejection-reasons.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import type { BulkRequest } from "#app/ui/desk/data-table/table-column.ts";
import { approvalActions, approvalColumns, approvalFilters } from "#app/ui/product-editor/product-columns.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import type { ListFilter } from "#shared/list/list.ts";
import { ADMIN_PRODUCT_LIST } from "#shared/list/product-lists.ts";
import { allows } from "#shared/permission.ts";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const listQuery = readList(ADMIN_PRODUCT_LIST, request);
  const others = listQuery.filters.filter(({ name }) => name !== "state");
  const query = { ...listQuery, filters: others };
  const [found, shops] = await Promise.all([
    findAdminProducts(ctx, { kind: "operator", shopId: null }, { ...query, filters: [IS_WAITING, ...others] }),
    findProductShops(ctx),
  ]);
  const words = await findForbiddenWordsOf(ctx, found.rows);
  return { permissions: ctx.visitor.permissions, query, found, shops, words, reasons: findRejectionReasons(ctx) };
}

const IS_WAITING = { name: "state", operator: "is", values: ["waiting"] } as const satisfies ListFilter;
const CHANGES = ["products"] as const;
const pathOf = ({ id }: ProductRecord) => href("/admin/product/:id", { id: String(id) });
/** All that match here are those of them that wait. */
const waitingOf = (bulk: BulkRequest): BulkRequest =>
  "filter" in bulk ? { ...bulk, filter: `state=waiting&${bulk.filter}` } : bulk;
const toInput = (value: string) => ({ value });

/** New products, and changes of approved ones, that wait for the operator. */
export default function AdminProductApprovals({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found, shops, words, reasons } = loaderData;
  const page = usePage();
  const { t } = page;
  const columns = approvalColumns(page, words);
  const products = useBulkCall("/admin/products/bulk", CHANGES, toInput);
  const call = useMemo(() => ({ ...products, run: (bulk: BulkRequest) => products.run(waitingOf(bulk)) }), [products]);
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Approvals")}
      actions={
        allows(permissions, "settings.manage") && (
          <ButtonLink to={href("/admin/settings/:group", { group: "products" })} variant="secondary">
            {t("Reasons and forbidden words")}
          </ButtonLink>
        )
      }
    >
      <DataTable
        name="admin-product-approvals"
        label={t("Approvals")}
        definition={ADMIN_PRODUCT_LIST}
        {...{ query, found, columns, pathOf }}
        filters={approvalFilters(t, shops)}
        searchLabel={t("Search products")}
        searchHint={t("Name, SKU, barcode or tag")}
        empty={{
          icon: "circle-check",
          title: t("Nothing is awaiting approval"),
          text: t("New and changed products appear here."),
        }}
        bulk={{ actions: approvalActions(t, reasons), call }}
      />
    </AdminFrame>
  );
}
