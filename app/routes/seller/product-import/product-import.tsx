import { href } from "react-router";
import type { Route } from "./+types/product-import";
import { findImports } from "#domain/catalog/import/find-imports.ts";
import { findImportTemplates } from "#domain/catalog/import/keep-template.ts";
import { findProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { useProductImport } from "#app/product-admin/use-product-import.ts";
import { ImportForm } from "#app/ui/product-import/import-form.tsx";
import { ImportHistory } from "#app/ui/product-import/import-history.tsx";
import { productRun } from "#app/ui/product-import/product-run.ts";
import { ImportResult } from "#app/ui/product-import/import-result.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.write");
  const owner = { kind: "shop", shopId: shop.id } as const;
  const [{ categories }, imports, templates] = await Promise.all([
    findProductChoices(ctx, shop.id),
    findImports(ctx, owner),
    findImportTemplates(ctx, owner),
  ]);
  return { shop, categories, imports, templates };
}

export default function SellerProductImport({ loaderData: { shop, imports, ...choices } }: Route.ComponentProps) {
  const { t, appPath } = usePage();
  const { run, isBusy, start, undo, keepTemplate, dropTemplate } = useProductImport("shop");
  return (
    <>
      <DocumentHead title={t("Import products")} name={shop.name} isHidden />
      <SellerFrame
        shop={shop}
        title={t("Import products")}
        back={{ to: href("/seller/products"), label: t("All products") }}
      >
        <div className="grid gap-6">
          <ImportForm
            {...choices}
            isBusy={isBusy}
            onStart={(form) => void start(form)}
            onKeepTemplate={(...template) => void keepTemplate(...template)}
            onDropTemplate={(id) => void dropTemplate(id)}
          />
          {run && <ImportResult run={run} />}
          <ImportHistory
            runs={imports.map((each) => productRun(each, t, `${appPath}seller/imports`))}
            isBusy={isBusy}
            onUndo={(id) => void undo(id)}
          />
        </div>
      </SellerFrame>
    </>
  );
}
