import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ConversationReport, ReportedConversation } from "./conversation-report.ts";
import { countOpen, getReport, reportReads } from "./conversation-report.repository.ts";
import { getReportedConversation } from "./conversation.repository.ts";
import { findConversationMessages } from "./get-conversation.ts";

/** A page of the reported conversations, for staff who look after messages. */
export async function findConversationReports(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<ConversationReport>, StaffFailure>> {
  const failed = staffFailure(ctx, "messages.manage");
  return failed ? failure(failed) : success(await readListFrom(query, reportReads(ctx)));
}

/** A report with the messages: staff reach a conversation only by a report of it. */
export async function getConversationReport(
  ctx: Context,
  id: number,
): Promise<Result<ReportedConversation, StaffFailure | Failure<"not_found">>> {
  const failed = staffFailure(ctx, "messages.manage");
  if (failed) return failure(failed);
  const report = await getReport(ctx, id);
  const conversation = report && (await getReportedConversation(ctx, report.conversationId));
  if (!report || !conversation) return failure({ code: "not_found" });
  return success({ ...report, messages: await findConversationMessages(ctx, conversation, "operator") });
}

/** The number of open reports. The caller has checked the permission. */
export function countOpenReports(ctx: Context): Promise<number> {
  return countOpen(ctx);
}
