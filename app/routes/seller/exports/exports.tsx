import type { Route } from "./+types/exports";
import { EXPORT_RUN_ROWS, findExports } from "#domain/platform/list-export/get-export.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { ExportTable } from "#app/ui/desk/exports/export-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { EXPORT_RUN_LIST } from "#shared/list/desk-lists.ts";

export const shouldRevalidate = dependsOn("session");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "shop.read");
  const query = readList(EXPORT_RUN_LIST, request);
  return { shop, query, found: pageOfRows(query, await findExports(ctx, shop.id), EXPORT_RUN_ROWS) };
}

export default function SellerExports({ loaderData: { shop, ...list } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <SellerFrame shop={shop} title={t("Exports")}>
      <ExportTable {...list} folder="seller/exports" />
    </SellerFrame>
  );
}
