import { data, href } from "react-router";
import type { Route } from "./+types/blog";
import type { PostRow } from "#domain/platform/blog-admin/blog-admin.ts";
import { findAdminPosts } from "#domain/platform/blog-admin/find-admin-posts.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { postColumns, postFilters } from "#app/ui/blog-admin/blog-columns.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { NewLink } from "#app/ui/desk/new-link.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { BLOG_POST_LIST } from "#shared/list/content-lists.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const query = readList(BLOG_POST_LIST, request);
  const found = await findAdminPosts(ctx, query);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, found: found.value };
}

const pathOf = ({ id }: PostRow) => href("/admin/blog/:id", { id: String(id) });

export default function AdminBlogRoute({ loaderData: { permissions, query, found } }: Route.ComponentProps) {
  const { t } = usePage();
  const columns = postColumns(t);
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Blog")}
      actions={
        <>
          <ButtonLink variant="secondary" to={href("/admin/blog/categories")}>
            {t("Categories")}
          </ButtonLink>
          <ButtonLink variant="secondary" to={href("/admin/blog/comments")}>
            {t("Comments")}
          </ButtonLink>
          <NewLink to={href("/admin/blog/:id", { id: "new" })} label={t("New post")} />
        </>
      }
    >
      <DataTable
        name="admin-blog"
        label={t("Posts")}
        definition={BLOG_POST_LIST}
        {...{ query, found, columns, pathOf }}
        filters={postFilters(t)}
        searchLabel={t("Search posts")}
        searchHint={t("Title, address or author")}
        empty={{ icon: "file-text", title: t("No posts yet"), text: t("New posts will appear here.") }}
      />
    </AdminFrame>
  );
}
