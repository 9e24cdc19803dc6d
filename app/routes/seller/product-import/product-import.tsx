import { href } from "react-router";
import type { Route } from "./+types/product-import";
import { findProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { useProductImport } from "#app/product-admin/use-product-import.ts";
import { ImportForm } from "#app/ui/product-import/import-form.tsx";
import { ImportResult } from "#app/ui/product-import/import-result.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session");

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.write");
  const { categories } = await findProductChoices(ctx);
  return { shop, categories };
}

export default function SellerProductImport({ loaderData: { shop, categories } }: Route.ComponentProps) {
  const { t } = usePage();
  const { run, isBusy, start } = useProductImport("shop");
  return (
    <>
      <DocumentHead title={t("Import products")} name={shop.name} isHidden />
      <SellerFrame
        shop={shop}
        title={t("Import products")}
        back={{ to: href("/seller/products"), label: t("All products") }}
      >
        <div className="grid gap-6">
          <ImportForm categories={categories} isBusy={isBusy} onStart={(form) => void start(form)} />
          {run && <ImportResult run={run} />}
        </div>
      </SellerFrame>
    </>
  );
}
