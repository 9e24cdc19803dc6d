import { writeMail } from "#domain/platform/mail/write-mail.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findOrdersToReview, insertInvitations, type OrderToReview } from "./review-invitation.repository.ts";

const DAY_MILLISECONDS = 86_400_000;
/** Orders that arrived longer ago get no invitation. */
const LATEST_DAYS = 30;
const BATCH_SIZE = 100;

/** Asks for reviews some days after delivery: one mail for each order, with a link for each item. Returns how many. */
export async function inviteReviews(ctx: Context): Promise<number> {
  const days = ctx.settings.reviewInviteDays;
  if (days === 0) return 0;
  const before = (count: number) => new Date(ctx.now().getTime() - count * DAY_MILLISECONDS);
  const found = await findOrdersToReview(ctx, { from: before(days + LATEST_DAYS), to: before(days) }, BATCH_SIZE);
  for (const order of found) await withTransaction(ctx, (inside) => invite(inside, order));
  return found.length;
}

async function invite(
  ctx: Context,
  { orderId, lines, ...order }: OrderToReview,
): Promise<Result<null, Failure<"not_found">>> {
  const items = lines.map((line) => ({ ...line, key: ctx.newToken() }));
  const invited = await insertInvitations(
    ctx,
    items.map(({ orderLineId, key }) => ({ orderLineId, keyHash: ctx.hashToken(key) })),
  );
  if (!invited) return failure({ code: "not_found" });
  await writeMail(ctx, {
    idempotencyKey: `review-invitation:${orderId}`,
    template: "review-invitation",
    recipient: order.email,
    languageCode: order.languageCode,
    data: {
      name: order.name,
      code: order.code,
      shopName: order.shopName,
      items: items.map(({ name, variantsName, key }) => ({ name, variantsName, key })),
    },
  });
  return success(null);
}
