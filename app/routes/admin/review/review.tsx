import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/review";
import { formIdInput } from "#domain/id.input.ts";
import { getReviewReader, getReviewRecord } from "#domain/catalog/review-admin/find-review-queue.ts";
import { useChanges } from "#app/api-client/use-changes.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ReasonDialog } from "#app/ui/admin/reason-dialog.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ReviewRecordScreen } from "#app/ui/review-admin/review-record.tsx";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "reviews.moderate");
  const reader = await getReviewReader(ctx, "operator");
  const id = formIdInput.safeParse(params.id);
  const review = reader.ok && id.success ? await getReviewRecord(ctx, reader.value, id.data) : null;
  if (!review) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, review };
}

const CHANGES = ["products"] as const;

export default function AdminReview({ loaderData: { permissions, review } }: Route.ComponentProps) {
  const { t } = usePage();
  const { post, postDialog } = useChanges(CHANGES);
  const [isHiding, setHiding] = useState(false);
  const param = { id: String(review.id) };
  const title = t("Review of {name}", { name: review.productName });
  return (
    <AdminFrame permissions={permissions} title={title} back={{ to: href("/admin/reviews"), label: t("Reviews") }}>
      <ReviewRecordScreen
        review={review}
        decisions={
          <>
            {review.status !== "published" || review.reports.some(({ isOpen }) => isOpen) ? (
              <Button data-action="" onClick={() => void post("/admin/reviews/:id/publish", { param })}>
                {review.status === "published" ? t("Keep it published") : t("Publish")}
              </Button>
            ) : null}
            {review.status !== "hidden" && (
              <Button variant="danger" data-action="" onClick={() => setHiding(true)}>
                {t("Hide")}
              </Button>
            )}
          </>
        }
        onReply={(reply) => postDialog("/admin/reviews/:id/reply", { param, json: { reply } })}
        onReplyStatus={(reply, status) =>
          void post("/admin/reviews/:id/replies/:reply", {
            param: { ...param, reply: String(reply) },
            json: { status },
          })
        }
      />
      {isHiding && (
        <ReasonDialog
          title={t("Hide this review")}
          text={t("It disappears from the product and no longer counts in its rating.")}
          label={t("Reason (the author will see this)")}
          action={t("Hide")}
          variant="danger"
          isOptional={false}
          onClose={() => setHiding(false)}
          onAction={(reason) => postDialog("/admin/reviews/:id/hide", { param, json: { reason } })}
        />
      )}
    </AdminFrame>
  );
}
