import { noteAct } from "#domain/audit/note-act.ts";
import { showAmount } from "#domain/currency/show-amount.ts";
import { staffRefusal, type StaffRefusal } from "#domain/staff/permission.ts";
import type { Refusal } from "#shared/failures.ts";
import { isZero, parseMajorUnits } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../context.ts";
import { refundOrder, type RefundMade } from "./refund-order.ts";
import type { RefundActor, RefundDestination, RefundFailure } from "./refund.ts";
import { findOrderToGive } from "./refund.repository.ts";

/** `amount`: in major units of the purchase's currency. */
export type Goodwill = { amount: string; to: RefundDestination; note: string };

export type GoodwillFailure = StaffRefusal | RefundFailure | Refusal<"not_found"> | { code: "invalid_amount" };

/** The shop gives money of its order back without anything coming back to it. */
export async function giveGoodwill(
  ctx: Context,
  shopId: number,
  code: string,
  goodwill: Goodwill,
): Promise<Result<RefundMade, GoodwillFailure>> {
  return give(ctx, { shopId, code }, goodwill, { kind: "shop", customerId: ctx.visitor.customerId });
}

/** The same by staff, for any order. */
export async function giveGoodwillAsStaff(
  ctx: Context,
  code: string,
  goodwill: Goodwill,
): Promise<Result<RefundMade, GoodwillFailure>> {
  const refusal = staffRefusal(ctx, "refunds.write");
  if (refusal) return failure(refusal);
  return withTransaction(ctx, async (inside): Promise<Result<RefundMade, GoodwillFailure>> => {
    const actor = { kind: "operator" as const, customerId: ctx.visitor.customerId };
    const made = await give(inside, { shopId: null, code }, goodwill, actor);
    if (!made.ok) return made;
    await noteAct(inside, {
      act: "refund.make",
      subject: { kind: "order", id: code },
      details: {
        amount: (await showAmount(inside, made.value.amount)).formatted,
        to: goodwill.to,
        note: goodwill.note,
      },
    });
    return made;
  });
}

async function give(
  ctx: Context,
  wanted: { shopId: number | null; code: string },
  { amount, to, note }: Goodwill,
  actor: RefundActor,
): Promise<Result<RefundMade, GoodwillFailure>> {
  const order = await findOrderToGive(ctx, wanted);
  if (!order) return failure({ code: "not_found" });
  const money = parseMajorUnits(amount, order.currencyCode, "down");
  if (!money || isZero(money)) return failure({ code: "invalid_amount" });
  const made = await refundOrder(ctx, {
    orderId: order.id,
    lines: [],
    shipping: null,
    goodwill: money,
    to,
    kind: "goodwill",
    actor,
    note,
  });
  return made.ok ? success(made.value) : made;
}
