import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { MAX_CART_LINES, maxUnits, type CartView } from "./cart.ts";
import type { SaveForLaterInput } from "./cart.input.ts";
import { deleteLines, findStoredLines, updateLine } from "./cart.repository.ts";
import { getCart } from "./get-cart.ts";
import { lockCart } from "./load-cart.ts";

export type SaveForLaterFailure = Failure<"not_found" | "too_many_lines">;

/** Saves a line for later, or moves it back into the cart, where it joins the line of the same variant. */
export async function saveForLater(
  ctx: Context,
  input: SaveForLaterInput,
): Promise<Result<CartView, SaveForLaterFailure>> {
  const moved = await withTransaction(ctx, (inside) => moveLine(inside, input));
  return moved.ok ? success(await getCart(ctx)) : moved;
}

async function moveLine(ctx: Context, input: SaveForLaterInput): Promise<Result<null, SaveForLaterFailure>> {
  const isSavedForLater = input.is_saved_for_later;
  const cart = await lockCart(ctx);
  const lines = cart ? await findStoredLines(ctx, cart.id) : [];
  const line = lines.find(({ id }) => id === input.id);
  if (!line) return failure({ code: "not_found" });
  if (line.isSavedForLater === isSavedForLater && line.buyNowTrxId === null) return success(null);
  const there = lines.filter((each) => each.isSavedForLater === isSavedForLater && each.buyNowTrxId === null);
  const same = there.find(({ variantId }) => variantId === line.variantId);
  if (same) {
    const together = same.quantity + line.quantity;
    const max = Math.max(maxUnits(line), same.quantity);
    await updateLine(ctx, same.id, { quantity: isSavedForLater ? together : Math.min(together, max) });
    await deleteLines(ctx, [line.id]);
    return success(null);
  }
  if (there.length >= MAX_CART_LINES) return failure({ code: "too_many_lines", values: { count: MAX_CART_LINES } });
  await updateLine(ctx, line.id, { isSavedForLater, buyNowTrxId: null });
  return success(null);
}
