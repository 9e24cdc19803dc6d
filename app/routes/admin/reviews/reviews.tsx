import { data, href } from "react-router";
import type { Route } from "./+types/reviews";
import { findQueueShops, findReviewQueue, getReviewReader } from "#domain/catalog/review-admin/find-review-queue.ts";
import type { ReviewRow } from "#domain/catalog/review-admin/review-admin.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { moderationActions, withReason } from "#app/ui/review-admin/moderation-columns.tsx";
import { reviewColumns, reviewFilters } from "#app/ui/review-admin/review-columns.tsx";
import { ADMIN_REVIEW_LIST } from "#shared/list/review-lists.ts";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "reviews.moderate");
  const query = readList(ADMIN_REVIEW_LIST, request);
  const reader = await getReviewReader(ctx, "operator");
  if (!reader.ok) throw data(null, { status: 404 });
  const [found, shops] = await Promise.all([findReviewQueue(ctx, reader.value, query), findQueueShops(ctx)]);
  return { permissions: ctx.visitor.permissions, query, found, shops };
}

const CHANGES = ["products"] as const;
const pathOf = ({ id }: ReviewRow) => href("/admin/reviews/:id", { id: String(id) });

export default function AdminReviews({ loaderData: { permissions, query, found, shops } }: Route.ComponentProps) {
  const { t } = usePage();
  const columns = reviewColumns(t, true);
  const call = useBulkCall("/admin/reviews/bulk", CHANGES, withReason);
  return (
    <AdminFrame permissions={permissions} title={t("Reviews")}>
      <DataTable
        name="admin-reviews"
        label={t("Reviews")}
        definition={ADMIN_REVIEW_LIST}
        {...{ query, found, columns, pathOf }}
        filters={reviewFilters(t, shops)}
        searchLabel={t("Search reviews")}
        searchHint={t("Text, customer or product")}
        empty={{ icon: "star", title: t("No matching reviews"), text: t("Try fewer or different filters.") }}
        bulk={{ call, actions: moderationActions(t) }}
      />
    </AdminFrame>
  );
}
