import { href } from "react-router";
import type { Route } from "./+types/price-rules";
import { hasShopRight } from "#shared/shop-role.ts";
import { findPriceRulesOf } from "#domain/pricing/price-rule/find-price-rules-of.ts";
import type { PriceRuleRecord } from "#domain/pricing/price-rule/price-rule.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { NewLink } from "#app/ui/desk/new-link.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { priceRuleColumns, priceRuleFilters } from "#app/ui/sale/price-rule-columns.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { SHOP_PRICE_RULE_LIST } from "#shared/list/sale-lists.ts";

export const shouldRevalidate = dependsOn("session", "sales");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  const query = readList(SHOP_PRICE_RULE_LIST, request);
  const found = await findPriceRulesOf(ctx, { kind: "shop", shopId: shop.id }, query);
  return { shop, query, found, timeZone: ctx.settings.timeZone };
}

const CHANGES = ["sales"] as const;
const pathOf = ({ id, canChange }: PriceRuleRecord) =>
  canChange ? href("/seller/price-rules/:id", { id: String(id) }) : null;

export default function SellerPriceRules({ loaderData }: Route.ComponentProps) {
  const { shop, query, found, timeZone } = loaderData;
  const page = usePage();
  const { t } = page;
  const title = t("Special prices and deals");
  const columns = priceRuleColumns(page, { timeZone, isShopNamed: false });
  const exporting = useExportCall("seller", "price_rules");
  const call = useBulkCall("/seller/price-rules/bulk", CHANGES);
  const canWrite = hasShopRight(shop.role, "products.write");
  return (
    <SellerFrame
      shop={shop}
      title={title}
      actions={canWrite && <NewLink to={href("/seller/price-rules/:id", { id: "new" })} label={t("New price")} />}
    >
      <DataTable
        name="seller-price-rules"
        label={title}
        definition={SHOP_PRICE_RULE_LIST}
        {...{ query, found, columns, pathOf, exporting }}
        filters={priceRuleFilters(t)}
        searchLabel={t("Search prices")}
        searchHint={t("Product or SKU")}
        empty={{
          icon: "ticket-percent",
          title: t("No special prices here"),
          text: t("Temporarily lower prices. The regular price returns automatically."),
        }}
        {...(canWrite && { bulk: { actions: [{ name: "end", label: t("End prices"), variant: "danger" }], call } })}
      />
    </SellerFrame>
  );
}
