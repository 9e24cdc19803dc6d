import type { RowList } from "#domain/platform/list/row-list.ts";
import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { NewsletterLetter, SubscriberRow } from "./newsletter-admin.ts";
import { countRecipients, findLetterRows, getLetterRow, subscriberReads } from "./newsletter-admin.repository.ts";

/** A page of the subscribers that match. */
export async function findSubscribers(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<SubscriberRow>, StaffFailure>> {
  const refusal = staffFailure(ctx, "newsletter.manage");
  if (refusal) return failure(refusal);
  return success(await readListFrom(query, subscriberReads(ctx)));
}

/** The newest letters. */
export async function findLetters(ctx: Context): Promise<Result<NewsletterLetter[], StaffFailure>> {
  const refusal = staffFailure(ctx, "newsletter.manage");
  return refusal ? failure(refusal) : success(await findLetterRows(ctx));
}

/** A letter, and how many would get it now. */
export async function getLetter(
  ctx: Context,
  id: number,
): Promise<Result<{ letter: NewsletterLetter; recipients: number }, StaffFailure | Failure<"not_found">>> {
  const refusal = staffFailure(ctx, "newsletter.manage");
  if (refusal) return failure(refusal);
  const letter = await getLetterRow(ctx, id);
  return letter ? success({ letter, recipients: await countRecipients(ctx, letter) }) : failure({ code: "not_found" });
}

export const LETTER_ROWS: RowList<NewsletterLetter> = {
  sorts: {
    subject: ({ subject }) => subject,
    created: ({ createdAt }) => createdAt,
    recipients: ({ recipientsCount }) => recipientsCount,
  },
  filters: { state: ({ state }) => state, audience: ({ audience }) => audience, created: ({ createdAt }) => createdAt },
  search: ({ subject, body }) => [subject, body],
};
