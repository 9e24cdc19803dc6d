import { href } from "react-router";
import type { Route } from "./+types/product-import";
import { findProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { findProductShops } from "#domain/catalog/product-admin/find-product-shops.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { useProductImport } from "#app/product-admin/use-product-import.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ImportForm } from "#app/ui/product-import/import-form.tsx";
import { ImportResult } from "#app/ui/product-import/import-result.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const [{ categories }, shops] = await Promise.all([findProductChoices(ctx), findProductShops(ctx)]);
  return { permissions: ctx.visitor.permissions, categories, shops };
}

export default function AdminProductImport({ loaderData }: Route.ComponentProps) {
  const { permissions, categories, shops } = loaderData;
  const { t } = usePage();
  const { run, isBusy, start } = useProductImport("operator");
  return (
    <>
      <DocumentHead title={t("Import products")} isHidden />
      <AdminFrame
        permissions={permissions}
        title={t("Import products")}
        back={{ to: href("/admin/products"), label: t("All products") }}
      >
        <div className="grid gap-6">
          <ImportForm shops={shops} categories={categories} isBusy={isBusy} onStart={(form) => void start(form)} />
          {run && <ImportResult run={run} />}
        </div>
      </AdminFrame>
    </>
  );
}
