import { href } from "react-router";
import type { Route } from "./+types/videos";
import { findAdminVideos, findVideoShops } from "#domain/catalog/video-admin/find-admin-videos.ts";
import type { VideoRow } from "#domain/catalog/video-admin/video-admin.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { NewLink } from "#app/ui/desk/new-link.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { videoColumns, videoFilters } from "#app/ui/video-admin/video-columns.tsx";
import { ADMIN_VIDEO_LIST } from "#shared/list/video-lists.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const query = readList(ADMIN_VIDEO_LIST, request);
  const [found, shops] = await Promise.all([
    findAdminVideos(ctx, { kind: "operator", shopId: null }, query),
    findVideoShops(ctx),
  ]);
  return { permissions: ctx.visitor.permissions, query, found, shops };
}

const pathOf = ({ id }: VideoRow) => href("/admin/videos/:id", { id: String(id) });

export default function AdminVideos({ loaderData: { permissions, query, found, shops } }: Route.ComponentProps) {
  const { t } = usePage();
  const columns = videoColumns(t, true);
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Videos")}
      actions={<NewLink to={href("/admin/videos/:id", { id: "new" })} label={t("New video")} />}
    >
      <DataTable
        name="admin-videos"
        label={t("Videos")}
        definition={ADMIN_VIDEO_LIST}
        {...{ query, found, columns, pathOf }}
        filters={videoFilters(t, shops)}
        searchLabel={t("Search videos")}
        searchHint={t("Title, address or shop")}
        empty={{ icon: "play", title: t("No videos yet"), text: t("New videos will appear here.") }}
      />
    </AdminFrame>
  );
}
