import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { closeConversation } from "./conversation.repository.ts";
import { decideReports, getReport } from "./conversation-report.repository.ts";

type Decided = Result<null, StaffFailure | Failure<"not_found" | "report_decided">>;

/** Dismisses the reports of a conversation, or closes it: neither side can write in it again. */
export function decideConversationReport(ctx: Context, id: number, outcome: "dismissed" | "closed"): Promise<Decided> {
  const failed = staffFailure(ctx, "messages.manage");
  if (failed) return Promise.resolve(failure(failed));
  return withTransaction(ctx, async (inside): Promise<Decided> => {
    const report = await getReport(inside, id);
    if (!report) return failure({ code: "not_found" });
    if (!(await decideReports(inside, report.conversationId, outcome))) return failure({ code: "report_decided" });
    if (outcome === "closed") await closeConversation(inside, report.conversationId);
    await logAudit(inside, {
      action: "conversation.decide",
      subject: { kind: "conversation", id: report.conversationId },
      details: { text: report.shopName, after: outcome },
    });
    return success(null);
  });
}
