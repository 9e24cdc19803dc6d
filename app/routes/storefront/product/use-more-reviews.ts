import { useState } from "react";
import { useCall } from "#app/api-client/call.ts";
import { mergeById } from "#app/ui/listing/merge-by-id.ts";
import type { Review } from "#domain/catalog/product/product.ts";
import { hasNextPage, type Page } from "#shared/page.ts";
import { fromWire } from "#shared/wire.ts";

/** The reviews that came with the screen, and those loaded later. */
export function useMoreReviews(productId: number, first: Page<Review>) {
  const call = useCall();
  const [isPending, setPending] = useState(false);
  const [loaded, setLoaded] = useState(first);

  async function loadMore() {
    const page = loaded.page + 1;
    setPending(true);
    const outcome = await call.get("/home/product-reviews/:id", {
      param: { id: String(productId) },
      query: { page: String(page) },
    });
    setPending(false);
    if (!outcome.ok) return;
    const found = outcome.answer.reviews.data.map((review) => fromWire<Review>(review));
    setLoaded((before) => ({ ...before, page, items: mergeById(before.items, found) }));
  }

  return { items: loaded.items, hasMore: hasNextPage(loaded), isPending, loadMore };
}
