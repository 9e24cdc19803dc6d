import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { CartView } from "./cart.ts";
import type { ChangeQuantityInput } from "./cart.input.ts";
import { findStoredLines, updateLine } from "./cart.repository.ts";
import { checkQuantity, checkSaleQuantity, type QuantityFailure } from "./check-quantity.ts";
import { getCart } from "./get-cart.ts";
import { lockCart } from "./load-cart.ts";
import { priceStoredLines } from "./price-stored-lines.ts";
import { isPriceSeen, snapshotPrice } from "./seen-price.ts";

export type ChangeQuantityFailure = QuantityFailure | Failure<"not_found">;

/** Changes the quantity of a line in the visitor's cart. Returns the purchase that it belongs to. */
export async function changeQuantity(
  ctx: Context,
  input: ChangeQuantityInput,
): Promise<Result<CartView, ChangeQuantityFailure>> {
  const changed = await withTransaction(ctx, async (inside): Promise<Result<string, ChangeQuantityFailure>> => {
    const cart = await lockCart(inside);
    const lines = cart ? await findStoredLines(inside, cart.id) : [];
    const line = lines.find(({ id }) => id === input.id);
    if (!cart || !line) return failure({ code: "not_found" });
    const checked = checkQuantity(line, input.quantity);
    if (!checked.ok) return checked;
    const pricedWith = async (quantity: number) => {
      const wanted = lines.map((each) => (each === line ? { ...line, quantity } : each));
      return (await priceStoredLines(inside, cart.id, wanted)).find(({ id }) => id === line.id)!;
    };
    const [before, priced] = [await pricedWith(line.quantity), await pricedWith(input.quantity)];
    const checkedSale = checkSaleQuantity(priced);
    if (!checkedSale.ok) return checkedSale;
    const isSeen = isPriceSeen(inside, before);
    await updateLine(inside, line.id, {
      quantity: input.quantity,
      ...(isSeen && { seen: snapshotPrice(inside, line, priced.unitPrice) }),
    });
    return success(line.buyNowTrxId ?? cart.trxId);
  });
  return changed.ok ? success(await getCart(ctx, changed.value)) : changed;
}
