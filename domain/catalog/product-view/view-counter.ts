import { collectWrites, type CollectedWrites } from "../../collect-writes.ts";
import type { Context } from "../../context.ts";
import type { ProductView } from "./product-view.ts";
import { insertViews } from "./product-view.repository.ts";

const AGAIN_MILLISECONDS = 30 * 60_000;
const MAX_REMEMBERED = 20_000;

export type ViewCounter = CollectedWrites<ProductView>;

/** Repeated views of a product by the same visitor within half an hour count once. */
export function createViewCounter(ctx: Pick<Context, "db" | "log" | "now">): ViewCounter {
  const keyOf = ({ productId, visitorHash }: ProductView) => `${productId} ${visitorHash}`;
  const views = collectWrites<ProductView>(ctx, { keyOf, write: (waiting) => insertViews(ctx, waiting) });
  const seen = new Map<string, number>();
  return {
    add(view) {
      const [key, now] = [keyOf(view), ctx.now().getTime()];
      const last = seen.get(key);
      if (last !== undefined && now - last < AGAIN_MILLISECONDS) return;
      // Moved to the end: the first is the one seen longest ago.
      seen.delete(key);
      seen.set(key, now);
      if (seen.size > MAX_REMEMBERED) seen.delete(seen.keys().next().value!);
      views.add(view);
    },
    flush: views.flush,
  };
}
