import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/review";
import { formIdInput } from "#domain/id.input.ts";
import { getReviewRecord } from "#domain/catalog/review-admin/find-review-queue.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { useCall } from "#app/api-client/call.ts";
import { byId, useChanges } from "#app/api-client/use-changes.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ReportDialog } from "#app/ui/review/report-dialog.tsx";
import { ReviewRecordScreen } from "#app/ui/review-admin/review-record.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  const id = formIdInput.safeParse(params.id);
  const review = id.success ? await getReviewRecord(ctx, { kind: "shop", shopId: shop.id }, id.data) : null;
  if (!review) throw data(null, { status: 404 });
  return { shop, review };
}

const CHANGES = ["products"] as const;

export default function SellerReview({ loaderData: { shop, review } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const { postDialog } = useChanges(CHANGES);
  const [isReporting, setReporting] = useState(false);
  const canWrite = hasShopRight(shop.role, "products.write");
  const title = t("Review of {name}", { name: review.productName });
  return (
    <SellerFrame shop={shop} title={title} back={{ to: href("/seller/reviews"), label: t("Reviews") }}>
      <ReviewRecordScreen
        review={review}
        decisions={
          canWrite &&
          review.status === "published" && (
            <Button variant="secondary" data-action="" onClick={() => setReporting(true)}>
              {t("Report")}
            </Button>
          )
        }
        onReply={
          canWrite ? (reply) => postDialog("/seller/reviews/:id/reply", { ...byId(review.id), json: { reply } }) : null
        }
      />
      {isReporting && (
        <ReportDialog
          onClose={() => setReporting(false)}
          onSend={async ({ reason, text }) => {
            const json = { review_id: review.id, reason, text };
            const outcome = await call.post("/product/report-review", { json }, { refusal: "none" });
            return outcome.ok ? null : outcome.error;
          }}
        />
      )}
    </SellerFrame>
  );
}
