import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ContactRow, ContactThread } from "./contact-admin.ts";
import { contactReads, countOpen, findContactReplies, getContactMessage } from "./contact-admin.repository.ts";

/** A page of the inbox. */
export async function findContactMessages(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<ContactRow>, StaffFailure>> {
  const refusal = staffFailure(ctx, "messages.manage");
  if (refusal) return failure(refusal);
  return success(await readListFrom(query, contactReads(ctx)));
}

/** A message with the replies to it. */
export async function getContactThread(
  ctx: Context,
  id: number,
): Promise<Result<ContactThread, StaffFailure | Failure<"not_found">>> {
  const refusal = staffFailure(ctx, "messages.manage");
  if (refusal) return failure(refusal);
  const message = await getContactMessage(ctx, id);
  if (!message) return failure({ code: "not_found" });
  const { assigneeId, languageCode: _languageCode, ...shown } = message;
  const isMine = assigneeId !== null && assigneeId === ctx.visitor.customerId;
  return success({ ...shown, isMine, replies: await findContactReplies(ctx, id) });
}

/** The number of messages that no one has answered. The caller has checked the permission. */
export function countOpenMessages(ctx: Context): Promise<number> {
  return countOpen(ctx);
}
