import { idParameter } from "#domain/id.input.ts";
import { decideReportInput, readReportsQuery, reportsQuery } from "#domain/orders/message/conversation-report.input.ts";
import { decideConversationReport } from "#domain/orders/message/decide-conversation-report.ts";
import { findConversationReports, getConversationReport } from "#domain/orders/message/find-conversation-reports.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, doneSchema, refuse } from "../answer.ts";
import { reportedSchema, reportsSchema } from "../conversation.schema.ts";
import { pagedList } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: messages", "messages.manage");
const PATH = "admin/message-reports";

const list = routes.get(
  "/admin/message-reports",
  "The conversations that shoppers and shops reported",
  { query: reportsQuery },
  reportsSchema,
);

const one = routes.get(
  "/admin/message-reports/{id}",
  "A report with the reported conversation",
  { params: idParameter },
  reportedSchema,
);

const decide = routes.post(
  "/admin/message-reports/{id}/decide",
  "Dismiss the reports of a conversation, or close it for both sides",
  { params: idParameter, ...body(decideReportInput) },
  doneSchema,
);

export const adminMessageReportApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findConversationReports(c.var.ctx, readReportsQuery(c.req.valid("query")));
    return found.ok ? c.json({ reports: pagedList(c, PATH, found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(one, async (c) =>
    answer(c, await getConversationReport(c.var.ctx, c.req.valid("param").id), (found) => ({ report: toWire(found) })),
  )
  .openapi(decide, async (c) => {
    const decided = await decideConversationReport(c.var.ctx, c.req.valid("param").id, c.req.valid("json").outcome);
    return done(c, decided, c.var.ctx.t("Report decided"));
  });
