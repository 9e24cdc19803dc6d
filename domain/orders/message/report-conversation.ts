import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import type { Failure } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { ConversationRequest } from "./conversation.ts";
import type { ConversationReportInput } from "./conversation.input.ts";
import { insertReport } from "./conversation-report.repository.ts";
import { reachConversation } from "./reach-conversation.ts";

type ReportFailure = Failure<"sign_in" | "not_found" | "not_yours" | "two_step_missing" | "too_many_tries">;

/** Asks the operator to look at the conversation, who reads it from then on. Once until it is decided. */
export async function reportConversation(
  ctx: Context,
  request: ConversationRequest,
  report: ConversationReportInput,
): Promise<Result<null, ReportFailure>> {
  const reached = await reachConversation(ctx, request, "orders.write");
  if (!reached.ok) return reached;
  const limit = { name: "conversation-report", of: String(ctx.visitor.customerId), max: 10, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  return withTransaction(ctx, async (inside) => {
    const id = await insertReport(inside, { ...report, conversationId: request.id, side: request.side });
    if (id === null) return success(null);
    const { shopName, shopperName } = reached.value;
    await notifyStaff(inside, "messages.manage", {
      topic: "messages",
      messageType: "warning",
      link: `/admin/message-reports/${id}`,
      idempotencyKey: `conversation-report:${id}`,
      write: (t) => ({
        title: t("A conversation was reported"),
        message: request.side === "shop" ? `${shopName} → ${shopperName}` : `${shopperName} → ${shopName}`,
      }),
    });
    return success(null);
  });
}
