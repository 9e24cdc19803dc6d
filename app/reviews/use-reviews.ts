import { useCallback, useEffect, useRef, useState } from "react";
import type { ReviewEntry, ReviewMarks } from "#domain/catalog/review/review.ts";
import { hasNextPage, type Page } from "#shared/page.ts";
import { fromWire } from "#shared/wire.ts";
import { type Call, useCall } from "../api-client/call.ts";
import { mergeById } from "../ui/listing/merge-by-id.ts";
import type { ReviewChoice } from "../ui/review/review-filter.tsx";
import { useVisitor } from "../visitor/visitor-store.tsx";

const NO_MARKS: ReviewMarks = { likedReviews: [], likedReplies: [], ownReviews: [] };

/** The reviews of a product as chosen, page after page, and what the visitor has to do with them. */
export function useReviews(productId: number, choice: ReviewChoice) {
  const call = useCall();
  const isSignedIn = useVisitor((state) => state.isSignedIn);
  const [found, setFound] = useState<Page<ReviewEntry> | null>(null);
  const [marks, setMarks] = useState(NO_MARKS);
  const [isPending, setPending] = useState(false);
  const latest = useRef(0);

  const load = useCallback(
    async (page: number) => {
      latest.current += 1;
      const asked = latest.current;
      setPending(true);
      const read = await readReviews(call, productId, choice, page);
      if (asked !== latest.current) return;
      setPending(false);
      if (read)
        setFound((before) => (page === 1 || !before ? read : { ...read, items: mergeById(before.items, read.items) }));
    },
    [call, productId, choice],
  );

  useEffect(() => void load(1), [load]);
  useEffect(() => {
    if (!isSignedIn) return;
    const param = { id: String(productId) };
    void call.get("/user/review-marks/:id", { param }, { refusal: "none" }).then((outcome) => {
      if (outcome.ok) setMarks(fromWire<ReviewMarks>(outcome.answer));
    });
  }, [call, productId, isSignedIn]);

  return {
    reviews: found?.items ?? null,
    hasMore: found !== null && hasNextPage(found),
    isPending,
    marks,
    loadMore: () => load((found?.page ?? 0) + 1),
    setMarks,
    change: (id: number, change: (review: ReviewEntry) => ReviewEntry) =>
      setFound(
        (before) =>
          before && { ...before, items: before.items.map((review) => (review.id === id ? change(review) : review)) },
      ),
  };
}

async function readReviews(
  call: Call,
  productId: number,
  { stars, isWithPictures, sort }: ReviewChoice,
  page: number,
): Promise<Page<ReviewEntry> | null> {
  const outcome = await call.get("/home/product-reviews/:id", {
    param: { id: String(productId) },
    query: {
      page: String(page),
      sort,
      ...(stars === null ? {} : { stars: String(stars) }),
      ...(isWithPictures ? { with_pictures: "1" as const } : {}),
    },
  });
  if (!outcome.ok) return null;
  const { data, current_page, per_page: perPage, total } = outcome.answer.reviews;
  return { items: data.map((review) => fromWire<ReviewEntry>(review)), page: current_page, perPage, total };
}
