import { href } from "react-router";
import type { Route } from "./+types/returns";
import { findReturns } from "#domain/orders/return/find-returns.ts";
import type { ReturnCard } from "#domain/orders/return/return.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { returnActions, returnColumns, returnFilters } from "#app/ui/return/return-columns.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { SHOP_RETURN_LIST } from "#shared/list/return-lists.ts";

export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "orders.read");
  const query = readList(SHOP_RETURN_LIST, request);
  return { shop, query, found: await findReturns(ctx, shop.id, query) };
}

const CHANGES = ["purchase"] as const;
const pathOf = ({ id }: ReturnCard) => href("/seller/returns/:id", { id: String(id) });
const withValue = (value: string) => ({ value });

export default function SellerReturns({ loaderData: { shop, query, found } }: Route.ComponentProps) {
  const { t } = usePage();
  const columns = returnColumns(t, false);
  const exporting = useExportCall("seller", "returns");
  const call = useBulkCall("/seller/returns/bulk", CHANGES, withValue);
  return (
    <SellerFrame shop={shop} title={t("Returns")}>
      <DataTable
        name="seller-returns"
        label={t("Returns")}
        definition={SHOP_RETURN_LIST}
        {...{ query, found, columns, pathOf, exporting }}
        filters={returnFilters(t)}
        searchLabel={t("Search returns")}
        searchHint={t("Order code, customer, product or SKU")}
        empty={{
          icon: "rotate-ccw",
          title: t("No matching returns"),
          text: t("Return requests will appear here."),
        }}
        bulk={{ actions: returnActions(t), call }}
      />
    </SellerFrame>
  );
}
