import { data, href } from "react-router";
import type { Route } from "./+types/blog-comments";
import type { CommentRow } from "#domain/platform/blog-admin/blog-admin.ts";
import { findAdminComments } from "#domain/platform/blog-admin/decide-on-comments.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { commentColumns, commentFilters } from "#app/ui/blog-admin/blog-columns.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { BLOG_COMMENT_LIST } from "#shared/list/content-lists.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const query = readList(BLOG_COMMENT_LIST, request);
  const found = await findAdminComments(ctx, query);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, found: found.value };
}

const CHANGES = ["content"] as const;
const pathOf = ({ postSlug, status, id }: CommentRow) =>
  status === "published" ? `${href("/blog/:slug", { slug: postSlug })}#comment-${id}` : null;
const toInput = (reason: string) => ({ reason });

export default function AdminBlogCommentsRoute({ loaderData: { permissions, query, found } }: Route.ComponentProps) {
  const { t } = usePage();
  const columns = commentColumns(t);
  const call = useBulkCall("/admin/blog/comments/bulk", CHANGES, toInput);
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Comments")}
      back={{ to: href("/admin/blog"), label: t("All posts") }}
    >
      <DataTable
        name="admin-blog-comments"
        label={t("Comments")}
        definition={BLOG_COMMENT_LIST}
        {...{ query, found, columns, pathOf }}
        filters={commentFilters(t)}
        searchLabel={t("Search comments")}
        searchHint={t("Text, author or post")}
        empty={{ icon: "file-text", title: t("No matching comments"), text: t("Try fewer or different filters.") }}
        bulk={{
          actions: [
            { name: "publish", label: t("Publish") },
            { name: "hide", label: t("Hide"), variant: "danger", field: { label: t("Reason"), isRequired: true } },
          ],
          call,
        }}
      />
    </AdminFrame>
  );
}
