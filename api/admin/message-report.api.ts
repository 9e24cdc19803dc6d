import { conversationParameter } from "#domain/orders/message/conversation.input.ts";
import { decideReportInput, readReportsQuery, reportsQuery } from "#domain/orders/message/conversation-report.input.ts";
import { decideConversationReport } from "#domain/orders/message/decide-conversation-report.ts";
import { findConversationReports, getConversationReport } from "#domain/orders/message/find-conversation-reports.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, doneSchema, refuse } from "../answer.ts";
import { reportedSchema, reportsSchema } from "../conversation.schema.ts";
import { createRoute } from "../create-route.ts";
import { pagedList } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: messages"];
const PATH = "admin/message-reports";

const list = createRoute({
  method: "get",
  path: "/admin/message-reports",
  tags,
  summary: "The conversations that shoppers and shops reported",
  ...staffReads("messages.manage"),
  request: { query: reportsQuery },
  responses: answers(reportsSchema),
});

const one = createRoute({
  method: "get",
  path: "/admin/message-reports/{id}",
  tags,
  summary: "A report with the reported conversation",
  ...staffReads("messages.manage"),
  request: { params: conversationParameter },
  responses: answers(reportedSchema),
});

const decide = createRoute({
  method: "post",
  path: "/admin/message-reports/{id}/decide",
  tags,
  summary: "Dismiss the reports of a conversation, or close it for both sides",
  ...staffActions("messages.manage"),
  request: { params: conversationParameter, ...body(decideReportInput) },
  responses: answers(doneSchema),
});

export const adminMessageReportApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findConversationReports(c.var.ctx, readReportsQuery(c.req.valid("query")));
    return found.ok ? c.json({ reports: pagedList(c, PATH, found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(one, async (c) => {
    const found = await getConversationReport(c.var.ctx, c.req.valid("param").id);
    return found.ok ? c.json({ report: toWire(found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(decide, async (c) => {
    const decided = await decideConversationReport(c.var.ctx, c.req.valid("param").id, c.req.valid("json").outcome);
    return decided.ok ? c.json({ success: c.var.ctx.t("Report decided") }, 200) : refuse(c, decided.failure);
  });
