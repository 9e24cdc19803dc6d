import { useCallback } from "react";
import type { ReviewEntry, ReviewMarks } from "#domain/catalog/review/review.ts";
import type { Page } from "#shared/page.ts";
import { fromWire } from "#shared/wire.ts";
import { type Call, useCall } from "../api-client/call.ts";
import type { ReviewChoice } from "../ui/review/review-filter.tsx";
import { useEntries } from "./use-entries.ts";

const NO_MARKS: ReviewMarks = { likedReviews: [], likedReplies: [], ownReviews: [] };

/** The reviews of a product, filtered and sorted. */
export function useReviews(productId: number, choice: ReviewChoice) {
  const call = useCall();
  const readPage = useCallback((page: number) => readReviews(call, productId, choice, page), [call, productId, choice]);
  const readMarks = useCallback(async () => {
    const param = { id: String(productId) };
    const outcome = await call.get("/user/review-marks/:id", { param }, { refusal: "none" });
    return outcome.ok ? fromWire<ReviewMarks>(outcome.answer) : null;
  }, [call, productId]);
  return useEntries<ReviewEntry, ReviewMarks>({ readPage, readMarks, noMarks: NO_MARKS });
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
