import type { Refusal } from "#shared/failures.ts";
import { compareMoney } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../context.ts";
import type { CartView } from "./cart.ts";
import type { ChangeQuantityInput } from "./cart.input.ts";
import { updateLine } from "./cart.repository.ts";
import { checkQuantity, type QuantityFailure } from "./check-quantity.ts";
import { getCart } from "./get-cart.ts";
import { loadLines, lockCart, priceOf } from "./load-cart.ts";

export type ChangeQuantityFailure = QuantityFailure | Refusal<"not_found">;

/** Gives a line of the visitor's cart another quantity. Answers the purchase that it belongs to. */
export async function changeQuantity(
  ctx: Context,
  input: ChangeQuantityInput,
): Promise<Result<CartView, ChangeQuantityFailure>> {
  const changed = await withTransaction(ctx, async (inside): Promise<Result<string, ChangeQuantityFailure>> => {
    const cart = await lockCart(inside);
    const line = cart && (await loadLines(inside, cart.id)).find(({ id }) => id === input.id);
    if (!cart || !line) return failure({ code: "not_found" });
    const checked = checkQuantity(line, input.quantity);
    if (!checked.ok) return checked;
    const isPriceKnown = compareMoney(line.unitPrice, line.seenPrice) === 0;
    const seenPrice = isPriceKnown ? await priceOf(inside, line, input.quantity) : line.seenPrice;
    await updateLine(inside, line.id, { quantity: input.quantity, seenPrice });
    return success(line.buyNowTrxId ?? cart.trxId);
  });
  return changed.ok ? success(await getCart(ctx, changed.value)) : changed;
}
