import type { Route } from "./+types/media";
import { findProductShops } from "#domain/catalog/product-admin/find-product-shops.ts";
import { findMedia } from "#domain/platform/media/find-media.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { MediaTable } from "#app/media/media-table.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ADMIN_MEDIA_LIST } from "#shared/list/media-lists.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const query = readList(ADMIN_MEDIA_LIST, request);
  const [found, shops] = await Promise.all([
    findMedia(ctx, { kind: "operator", shopId: null }, query),
    findProductShops(ctx),
  ]);
  return { permissions: ctx.visitor.permissions, query, found, shops };
}

export default function AdminMedia({ loaderData: { permissions, query, found, shops } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <AdminFrame permissions={permissions} title={t("Media library")}>
      <MediaTable side="operator" definition={ADMIN_MEDIA_LIST} isReadOnly={false} {...{ query, found, shops }} />
    </AdminFrame>
  );
}
