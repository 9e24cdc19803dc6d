import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../context.ts";
import { getReturn } from "./find-returns.ts";
import { getRefundChoice, type RefundChoice } from "./get-refund-choice.ts";
import { getReturnAddressText } from "./get-return-address.ts";
import { getReturnKeeper } from "./return-keeper.ts";
import type { ReturnKeeper, ReturnView } from "./return.ts";

/** A return with what whoever answers it needs: what the instructions begin with, and what can be refunded. */
export type ReturnDesk = { view: ReturnView; address: string; choice: RefundChoice | null };

export async function findReturnDesk(
  ctx: Context,
  side: ReturnKeeper["kind"],
  id: number,
): Promise<Result<ReturnDesk, Refusal>> {
  const keeper = await getReturnKeeper(ctx, side);
  if (!keeper.ok) return keeper;
  const found = Number.isInteger(id) && id > 0 && id < 2 ** 31 ? await getReturn(ctx, keeper.value, id) : null;
  if (!found) return failure({ code: "not_found" });
  const { orderId, shopId, ...view } = found;
  return success({
    view,
    address: await getReturnAddressText(ctx, shopId, ctx.visitor.language.code),
    choice: view.acts.includes("refund") ? await getRefundChoice(ctx, { id, orderId }) : null,
  });
}
