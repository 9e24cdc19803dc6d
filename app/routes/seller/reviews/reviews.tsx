import { href } from "react-router";
import type { Route } from "./+types/reviews";
import { findReviewQueue } from "#domain/catalog/review-admin/find-review-queue.ts";
import type { ReviewRow } from "#domain/catalog/review-admin/review-admin.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { reportActions, withReason } from "#app/ui/review-admin/moderation-columns.tsx";
import { reviewColumns, reviewFilters } from "#app/ui/review-admin/review-columns.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { hasShopRight } from "#shared/shop-role.ts";
import { SHOP_REVIEW_LIST } from "#shared/list/review-lists.ts";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  const query = readList(SHOP_REVIEW_LIST, request);
  return { shop, query, found: await findReviewQueue(ctx, { kind: "shop", shopId: shop.id }, query) };
}

const CHANGES = ["products"] as const;
const pathOf = ({ id }: ReviewRow) => href("/seller/reviews/:id", { id: String(id) });

export default function SellerReviews({ loaderData: { shop, query, found } }: Route.ComponentProps) {
  const { t } = usePage();
  const columns = reviewColumns(t, false);
  const call = useBulkCall("/seller/reviews/bulk", CHANGES, withReason);
  return (
    <SellerFrame shop={shop} title={t("Reviews")}>
      <DataTable
        name="seller-reviews"
        label={t("Reviews")}
        definition={SHOP_REVIEW_LIST}
        {...{ query, found, columns, pathOf }}
        filters={reviewFilters(t, null)}
        searchLabel={t("Search reviews")}
        searchHint={t("Text, customer or product")}
        empty={{ icon: "star", title: t("No matching reviews"), text: t("Try fewer or different filters.") }}
        {...(hasShopRight(shop.role, "products.write") && {
          bulk: { call, actions: reportActions(t) },
        })}
      />
    </SellerFrame>
  );
}
