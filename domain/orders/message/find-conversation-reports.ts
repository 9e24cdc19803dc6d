import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import type { Refusal } from "#shared/failures.ts";
import type { Page } from "#shared/page.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ConversationReport, ReportedConversation } from "./conversation-report.ts";
import { countReports, findReportRows, getReport } from "./conversation-report.repository.ts";
import { getReportedConversation } from "./conversation.repository.ts";
import { findConversationMessages } from "./get-conversation.ts";

export const REPORTS_PER_PAGE = 20;

type Wish = { state: "open" | "decided"; page?: number | undefined; perPage?: number };

/** The reported conversations, for staff who look after messages. */
export async function findConversationReports(
  ctx: Context,
  { state, page = 1, perPage = REPORTS_PER_PAGE }: Wish,
): Promise<Result<Page<ConversationReport>, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "messages.manage");
  if (refusal) return failure(refusal);
  const [items, total] = await Promise.all([
    findReportRows(ctx, state, { limit: perPage, offset: (page - 1) * perPage }),
    countReports(ctx, state),
  ]);
  return success({ items, page, perPage, total });
}

/** A report with the messages: staff reach a conversation only by a report of it. */
export async function getConversationReport(
  ctx: Context,
  id: number,
): Promise<Result<ReportedConversation, StaffRefusal | Refusal<"not_found">>> {
  const refusal = staffRefusal(ctx, "messages.manage");
  if (refusal) return failure(refusal);
  const report = await getReport(ctx, id);
  const conversation = report && (await getReportedConversation(ctx, report.conversationId));
  if (!report || !conversation) return failure({ code: "not_found" });
  return success({ ...report, messages: await findConversationMessages(ctx, conversation, "operator") });
}

/** The number of open reports. The caller has checked the permission. */
export function countOpenReports(ctx: Context): Promise<number> {
  return countReports(ctx, "open");
}
