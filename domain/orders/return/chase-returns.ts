import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getReturnAddressText } from "./get-return-address.ts";
import { moveReturn } from "./move-return.ts";
import { refundReturnInTime } from "./refund-return.ts";
import { findWaiting, getReturnToNotify, markReminded } from "./return.repository.ts";
import { notifyReturn } from "./notify-return.ts";

const DAY = 24 * 60 * 60_000;
const BATCH_SIZE = 100;

/**
 * Escalates returns that a shop does not answer in time: after the set number of days the operator is notified, after
 * twice that it is approved automatically, and received goods that were not refunded by then are refunded. Returns how
 * many were processed.
 */
export async function chaseReturns(ctx: Context): Promise<number> {
  const days = ctx.settings.returnAnswerDays;
  const before = (count: number) => new Date(ctx.now().getTime() - count * DAY);
  const waiting = await findWaiting(
    ctx,
    { remind: before(days), approve: before(2 * days), refund: before(2 * days) },
    BATCH_SIZE,
  );
  for (const id of waiting.remind) await attempt(ctx, id, () => notifyOperator(ctx, id));
  for (const id of waiting.approve) await attempt(ctx, id, () => approveInTime(ctx, id));
  for (const id of waiting.refund) await attempt(ctx, id, () => refundReturnInTime(ctx, id));
  return waiting.remind.length + waiting.approve.length + waiting.refund.length;
}

async function attempt(ctx: Context, returnId: number, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    ctx.log.error({ err: error, returnId }, "a return that waits could not be moved");
  }
}

async function notifyOperator(ctx: Context, id: number): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const returned = await getReturnToNotify(inside, id);
    if (!returned || !(await markReminded(inside, id))) return;
    await notifyStaff(inside, "returns.decide", {
      topic: "orders",
      write: (t) => ({
        title: t("A return for order {code} is waiting", { code: returned.code }),
        message: t("{shop} hasn't answered yet. You can decide on its behalf.", { shop: returned.shopName }),
      }),
      messageType: "warning",
      link: `/admin/returns/${id}`,
      idempotencyKey: `return:${id}:waits`,
    });
  });
}

function approveInTime(ctx: Context, id: number) {
  return moveReturn(ctx, { owner: "system", id, to: "approved" }, async (inside, row, actor) => {
    const returned = await getReturnToNotify(inside, id);
    const instructions = await getReturnAddressText(
      inside,
      row.shopId,
      returned?.languageCode ?? inside.settings.defaultLanguage,
    );
    await notifyReturn(inside, id, "approved", actor, instructions);
    return { instructions, answeredAt: inside.now() };
  });
}
