import { href } from "react-router";
import type { Route } from "./+types/product-import";
import { findImports } from "#domain/catalog/import/find-imports.ts";
import { findImportTemplates } from "#domain/catalog/import/keep-template.ts";
import { findProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { findProductShops } from "#domain/catalog/product-admin/find-product-shops.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { useProductImport } from "#app/product-admin/use-product-import.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ImportForm } from "#app/ui/product-import/import-form.tsx";
import { ImportHistory } from "#app/ui/product-import/import-history.tsx";
import { productRun } from "#app/ui/product-import/product-run.ts";
import { ImportResult } from "#app/ui/product-import/import-result.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const owner = { kind: "operator", shopId: null } as const;
  const [{ categories }, shops, imports, templates] = await Promise.all([
    findProductChoices(ctx, null),
    findProductShops(ctx),
    findImports(ctx, owner),
    findImportTemplates(ctx, owner),
  ]);
  return { permissions: ctx.visitor.permissions, categories, shops, imports, templates };
}

export default function AdminProductImport({ loaderData }: Route.ComponentProps) {
  const { permissions, imports, ...choices } = loaderData;
  const { t, appPath } = usePage();
  const { run, isBusy, start, undo, keepTemplate, dropTemplate } = useProductImport("operator");
  return (
    <>
      <DocumentHead title={t("Import products")} isHidden />
      <AdminFrame
        permissions={permissions}
        title={t("Import products")}
        back={{ to: href("/admin/products"), label: t("All products") }}
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
            runs={imports.map((each) => productRun(each, t, `${appPath}admin/imports`))}
            isBusy={isBusy}
            onUndo={(id) => void undo(id)}
          />
        </div>
      </AdminFrame>
    </>
  );
}
