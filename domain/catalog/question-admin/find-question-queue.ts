import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { QuestionReader, QuestionRecord, QuestionRow } from "./question-admin.ts";
import { findQuestionedShops, getQuestionRecordRow, questionReads } from "./question-admin.repository.ts";

/** `reader`: the shop whose desk it is, or the operator; `getReviewReader` checks who the visitor is. */
export function findQuestionQueue(
  ctx: Context,
  reader: QuestionReader,
  query: ListQuery,
): Promise<ListPage<QuestionRow>> {
  return readListFrom(query, questionReads(ctx, reader));
}

export function getQuestionRecord(ctx: Context, reader: QuestionReader, id: number): Promise<QuestionRecord | null> {
  return getQuestionRecordRow(ctx, reader, id);
}

/** The shops that the operator's list can be filtered by. */
export function findQueueShops(ctx: Context): Promise<{ id: number; name: string }[]> {
  return findQuestionedShops(ctx);
}
