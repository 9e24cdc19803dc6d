import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import type { Context } from "../../context.ts";
import { getReviewSubject } from "./review.repository.ts";

/** Notifies the shop of a new review, and the operator of one that waits. */
export async function notifyNewReview(ctx: Context, id: number, status: "pending" | "published"): Promise<void> {
  if (status === "pending") return notifyWaitingReview(ctx, id);
  const subject = await getReviewSubject(ctx, id);
  if (!subject) return;
  await notifyTeam(ctx, subject.shopId, "products.read", {
    topic: "messages",
    write: (t) => ({
      title: t("New review of {name}", { name: subject.productName }),
      message: t("{stars} out of 5 stars. You can reply to it.", { stars: String(subject.stars) }),
    }),
    messageType: "info",
    link: `/seller/reviews/${id}`,
    idempotencyKey: `review:${id}:shop`,
  });
}

export async function notifyWaitingReview(ctx: Context, id: number): Promise<void> {
  await notifyStaff(ctx, "reviews.moderate", {
    topic: "messages",
    write: (t) => ({ title: t("A review is waiting for approval"), message: t("Publish or hide it.") }),
    messageType: "info",
    link: `/admin/reviews/${id}`,
  });
}

/** Notifies the author of a reply or a decision. */
export async function notifyReviewer(
  ctx: Context,
  id: number,
  kind: "replied" | "hidden",
  detail: string,
): Promise<void> {
  const subject = await getReviewSubject(ctx, id);
  if (!subject || subject.customerId === null || subject.customerId === ctx.visitor.customerId) return;
  await notifyCustomer(ctx, {
    customerId: subject.customerId,
    topic: "messages",
    write: (t) =>
      kind === "replied"
        ? {
            title: t("{name} replied to your review", { name: detail }),
            message: subject.productName,
          }
        : {
            title: t("Your review of {name} was hidden", { name: subject.productName }),
            message: detail,
          },
    messageType: kind === "replied" ? "info" : "warning",
    ...(kind === "replied" ? { link: `/product/${subject.productSlug}#reviews` } : {}),
  });
}
