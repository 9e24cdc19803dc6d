import type { Route } from "./+types/categories";
import { findCategoryRecords } from "#domain/catalog/category-admin/find-category-records.ts";
import { findTermRecords } from "#domain/catalog/term-admin/find-term-records.ts";
import { readCategoryCommissions } from "#app/loaders/read-category-commissions.server.ts";
import { readTranslatedLanguages } from "#app/loaders/translated-languages.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { CategoryWorkspace } from "#app/catalog/category-workspace.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const [categories, attributes, commissions, languages] = await Promise.all([
    findCategoryRecords(ctx),
    findTermRecords(ctx, "attributes"),
    readCategoryCommissions(ctx),
    readTranslatedLanguages(ctx),
  ]);
  return { permissions: ctx.visitor.permissions, categories, attributes, commissions, languages };
}

export default function AdminCategories({ loaderData: { permissions, ...lists } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <AdminFrame permissions={permissions} title={t("Categories")}>
      <CategoryWorkspace {...lists} />
    </AdminFrame>
  );
}
