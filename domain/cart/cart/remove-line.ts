import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { CartView } from "./cart.ts";
import { deleteLines, findStoredLines } from "./cart.repository.ts";
import { getCart } from "./get-cart.ts";
import { lockCart } from "./load-cart.ts";

/** Removes a line from the visitor's cart; adding the product again undoes it. */
export async function removeLine(ctx: Context, lineId: number): Promise<Result<CartView, Failure<"not_found">>> {
  const isRemoved = await withTransaction(ctx, async (inside) => {
    const cart = await lockCart(inside);
    const line = cart && (await findStoredLines(inside, cart.id)).find(({ id }) => id === lineId);
    if (line) await deleteLines(inside, [line.id]);
    return Boolean(line);
  });
  return isRemoved ? success(await getCart(ctx)) : failure({ code: "not_found" });
}
