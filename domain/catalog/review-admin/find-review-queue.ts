import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { getOwnShop } from "#domain/shops/shop/get-own-shop.ts";
import type { Failure } from "#shared/failures.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ReviewReader, ReviewRecord, ReviewRow } from "./review-admin.ts";
import { findReviewedShops, getReviewRecordRow, reviewReads } from "./review-admin.repository.ts";

export type ReviewReaderFailure = StaffFailure | Failure<"sign_in" | "not_yours">;

/** The visitor as a reader of reviews in a desk: for their own shop, or as staff who may decide about all. */
export async function getReviewReader(
  ctx: Context,
  side: ReviewReader["kind"],
): Promise<Result<ReviewReader, ReviewReaderFailure>> {
  if (ctx.visitor.customerId === null) return failure({ code: "sign_in" });
  if (side === "operator") {
    const refusal = staffFailure(ctx, "reviews.moderate");
    return refusal ? failure(refusal) : success({ kind: "operator", shopId: null });
  }
  const shop = await getOwnShop(ctx);
  return shop ? success({ kind: "shop", shopId: shop.id }) : failure({ code: "not_yours" });
}

export function findReviewQueue(ctx: Context, reader: ReviewReader, query: ListQuery): Promise<ListPage<ReviewRow>> {
  return readListFrom(query, reviewReads(ctx, reader));
}

export function getReviewRecord(ctx: Context, reader: ReviewReader, id: number): Promise<ReviewRecord | null> {
  return getReviewRecordRow(ctx, reader, id);
}

/** The shops that the operator's list can be filtered by. */
export function findQueueShops(ctx: Context): Promise<{ id: number; name: string }[]> {
  return findReviewedShops(ctx);
}
