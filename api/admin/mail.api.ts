import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { findMails } from "#domain/platform/outbox/find-mails.ts";
import { lookAtMail } from "#domain/platform/outbox/look-at-mail.ts";
import { mailsQuery, bulkMailsInput } from "#domain/platform/outbox/outbox.input.ts";
import { resendMails } from "#domain/platform/outbox/resend-mails.ts";
import { resendMail } from "#domain/platform/outbox/resend-mail.ts";
import { MAIL_LIST } from "#shared/list/system-lists.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, refuse } from "../answer.ts";
import { answerBulk, bulkSchema } from "../bulk.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: mails", "mails.read");

const mailSchema = z.object({
  id: z.int(),
  template: z.string(),
  recipient: z.string(),
  language_code: z.string(),
  state: z.enum(["waiting", "failed", "sent"]),
  attempts: z.int(),
  failure: z.string().nullable(),
  created_at: z.string(),
  next_attempt_at: z.string().nullable(),
  sent_at: z.string().nullable(),
  can_resend: z.boolean(),
});

const list = routes.get(
  "/admin/mails",
  "The outbox: waiting and failed mails, with the error",
  { query: mailsQuery, bulkMailsInput },
  z.object({ mails: pagedListSchema(mailSchema) }),
);

const record = routes.get(
  "/admin/mails/{id}",
  "A mail, with its data until it is sent; keys of links are masked",
  { params: idParameter },
  z.object({ mail: mailSchema, content: z.array(z.object({ name: z.string(), value: z.string() })) }),
);

const bulk = routes.post(
  "/admin/mails/bulk",
  "Retry selected unsent mails now; `dry_run` returns what would happen",
  body(bulkMailsInput),
  bulkSchema,
);

const resend = routes.post(
  "/admin/mails/{id}/resend",
  "Send a mail now: an unsent one, or, for 30 days, one about an order that still applies",
  { params: idParameter },
  z.object({ success: z.string() }),
);

export const adminMailApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findMails(c.var.ctx, listQueryOf(c, MAIL_LIST));
    return found.ok ? c.json({ mails: pagedList(c, "admin/mails", found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(bulk, async (c) => answerBulk(c, await resendMails(c.var.ctx, c.req.valid("json"))))
  .openapi(record, async (c) =>
    answer(c, await lookAtMail(c.var.ctx, c.req.valid("param").id), (found) => toWire(found)),
  )
  .openapi(resend, async (c) =>
    done(c, await resendMail(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Sending the email again")),
  );
