import { data, href } from "react-router";
import type { Route } from "./+types/blog-categories";
import { findBlogCategoryForms } from "#domain/platform/blog-admin/save-blog-categories.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { CategoryEditor } from "#app/ui/blog-admin/category-editor.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const categories = await findBlogCategoryForms(ctx);
  if (!categories.ok) throw data(null, { status: 404 });
  const languages = (await findLanguages(ctx)).map(({ code, name }) => ({ code, name }));
  return { permissions: ctx.visitor.permissions, categories: categories.value, languages };
}

export default function BlogCategoriesRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, categories, languages } = loaderData;
  const { t } = usePage();
  const call = useCall();
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Categories")}
      back={{ to: href("/admin/blog"), label: t("All posts") }}
    >
      <CategoryEditor
        key={JSON.stringify(categories)}
        categories={categories}
        languages={languages}
        onSave={async (sent) => {
          const json = { categories: sent };
          return fieldErrorsOf(await call.post("/admin/blog/categories", { json }, { changes: ["content"] }));
        }}
      />
    </AdminFrame>
  );
}
