import { href } from "react-router";
import type { Route } from "./+types/price-rules";
import { findProductShops } from "#domain/catalog/product-admin/find-product-shops.ts";
import { findPriceRulesOf } from "#domain/pricing/price-rule/find-price-rules-of.ts";
import type { PriceRuleRecord } from "#domain/pricing/price-rule/price-rule.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { NewLink } from "#app/ui/desk/new-link.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { priceRuleColumns, priceRuleFilters } from "#app/ui/sale/price-rule-columns.tsx";
import { ADMIN_PRICE_RULE_LIST } from "#shared/list/sale-lists.ts";

export const shouldRevalidate = dependsOn("session", "sales");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "campaigns.manage");
  const query = readList(ADMIN_PRICE_RULE_LIST, request);
  const [found, shops] = await Promise.all([
    findPriceRulesOf(ctx, { kind: "operator", shopId: null }, query),
    findProductShops(ctx),
  ]);
  return { permissions: ctx.visitor.permissions, query, found, shops, timeZone: ctx.settings.timeZone };
}

const CHANGES = ["sales"] as const;
const pathOf = ({ id, canChange }: PriceRuleRecord) =>
  canChange ? href("/admin/price-rules/:id", { id: String(id) }) : null;

export default function AdminPriceRules({ loaderData }: Route.ComponentProps) {
  const { permissions, shops, query, found, timeZone } = loaderData;
  const page = usePage();
  const { t } = page;
  const title = t("Special prices and deals");
  const columns = priceRuleColumns(page, { timeZone, isShopNamed: true });
  const exporting = useExportCall("admin", "price_rules");
  const call = useBulkCall("/admin/price-rules/bulk", CHANGES);
  return (
    <AdminFrame
      permissions={permissions}
      title={title}
      actions={<NewLink to={href("/admin/price-rules/:id", { id: "new" })} label={t("New price")} />}
    >
      <DataTable
        name="admin-price-rules"
        label={title}
        definition={ADMIN_PRICE_RULE_LIST}
        {...{ query, found, columns, pathOf, exporting }}
        filters={priceRuleFilters(t, shops)}
        searchLabel={t("Search prices")}
        searchHint={t("Product, shop or SKU")}
        empty={{
          icon: "ticket-percent",
          title: t("No special prices here"),
          text: t("Temporarily lower prices. The regular price returns automatically."),
        }}
        bulk={{ actions: [{ name: "end", label: t("End prices"), variant: "danger" }], call }}
      />
    </AdminFrame>
  );
}
