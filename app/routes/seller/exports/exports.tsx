import type { Route } from "./+types/exports";
import { findExports } from "#domain/platform/list-export/get-export.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { ExportList } from "#app/ui/desk/exports/export-list.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session");

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "shop.read");
  return { shop, exports: await findExports(ctx, shop.id) };
}

export default function SellerExports({ loaderData: { shop, exports } }: Route.ComponentProps) {
  const { t, appPath } = usePage();
  return (
    <>
      <DocumentHead title={t("Exports")} name={shop.name} isHidden />
      <SellerFrame shop={shop} title={t("Exports")}>
        <ExportList exports={exports} fileOf={({ id }) => `${appPath}seller/products/exports/${id}/file`} />
      </SellerFrame>
    </>
  );
}
