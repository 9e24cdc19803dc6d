import type { Route } from "./+types/specification-templates";
import { getCategoryTree } from "#domain/catalog/category/find-categories.ts";
import { flatten } from "#domain/catalog/product-admin/find-product-choices.ts";
import { findTemplateRecords, TEMPLATE_ROWS } from "#domain/catalog/specification-template/find-templates.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { readTranslatedLanguages } from "#app/loaders/translated-languages.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { TemplateWorkspace } from "#app/catalog/template-workspace.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { TEMPLATE_LIST } from "#shared/list/desk-lists.ts";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const [all, tree, languages] = await Promise.all([
    findTemplateRecords(ctx),
    getCategoryTree(ctx),
    readTranslatedLanguages(ctx),
  ]);
  const query = readList(TEMPLATE_LIST, request);
  const found = pageOfRows(query, all, TEMPLATE_ROWS);
  const templates = all.map(({ id, name, version }) => ({ id, name, version }));
  return { permissions: ctx.visitor.permissions, query, found, templates, categories: flatten(tree.top), languages };
}

export default function AdminSpecificationTemplates({ loaderData }: Route.ComponentProps) {
  const { permissions, ...lists } = loaderData;
  const { t } = usePage();
  return (
    <AdminFrame permissions={permissions} title={t("Specification templates")}>
      <TemplateWorkspace {...lists} />
    </AdminFrame>
  );
}
