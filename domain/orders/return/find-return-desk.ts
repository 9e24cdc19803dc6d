import { isOrderDisputed } from "#domain/payment/dispute/is-disputed.ts";
import { requireShopOrStaff } from "#domain/shops/shop/require-shop-or-staff.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getReturn } from "./find-returns.ts";
import { getRefundChoice, type RefundChoice } from "./get-refund-choice.ts";
import { getReturnAddressText } from "./get-return-address.ts";
import type { ReturnOwner, ReturnView } from "./return.ts";

/**
 * A return with the data needed to answer it: a default for the instructions, what can be refunded, and whether a bank
 * holds the money.
 */
export type ReturnDesk = { view: ReturnView; address: string; choice: RefundChoice | null; isDisputed: boolean };

export async function findReturnDesk(
  ctx: Context,
  side: ReturnOwner["kind"],
  id: number,
): Promise<Result<ReturnDesk, Failure>> {
  const owner = await requireShopOrStaff(ctx, side, { right: "orders.read", permission: "returns.decide" });
  if (!owner.ok) return owner;
  const found = Number.isInteger(id) && id > 0 && id < 2 ** 31 ? await getReturn(ctx, owner.value, id) : null;
  if (!found) return failure({ code: "not_found" });
  const { orderId, shopId, ...view } = found;
  const isWaiting = view.actions.includes("refund") && (await isOrderDisputed(ctx, orderId));
  const actions = isWaiting ? view.actions.filter((action) => action !== "refund") : view.actions;
  return success({
    view: { ...view, actions },
    isDisputed: isWaiting,
    address: await getReturnAddressText(ctx, shopId, ctx.visitor.language.code),
    choice: actions.includes("refund") ? await getRefundChoice(ctx, { id, orderId }) : null,
  });
}
