import { z } from "@hono/zod-openapi";
import { findMailSenders, getMailTextForm } from "#domain/platform/mail-text/find-mail-texts.ts";
import {
  mailLanguageInput,
  mailLayoutInput,
  mailSendersInput,
  mailTextParameter,
  mailTextQuery,
  mailTextsInput,
} from "#domain/platform/mail-text/mail-text.input.ts";
import { MAIL_PARTS } from "#domain/platform/mail/mail.ts";
import { recordOfSenders } from "#domain/platform/mail-text/mail-text.ts";
import { versionOf } from "#domain/record-version.ts";
import { saveMailLayout } from "#domain/platform/mail-text/save-mail-layout.ts";
import { saveMailSenders, saveMailTexts } from "#domain/platform/mail-text/save-mail-texts.ts";
import { sendTestMail } from "#domain/platform/mail-text/send-test-mail.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, doneSchema, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: mails", "settings.manage");
const senderSchema = z.object({ language_code: z.string(), name: z.string(), footer: z.string() });

const blockSchema = z
  .object({
    kind: z.enum(["heading", "paragraph", "button", "divider", ...MAIL_PARTS]),
    text: z.string().optional(),
    address: z.string().optional(),
  })
  .openapi("MailBlock");

const read = routes.get(
  "/admin/mail-texts/{template}",
  "The texts of a mail template in a language",
  { params: mailTextParameter, query: mailTextQuery },
  z.object({
    language: z.object({ code: z.string(), direction: z.enum(["ltr", "rtl"]) }),
    parts: z.array(z.enum(MAIL_PARTS)),
    words: z.array(z.string()),
    blocks: z.array(blockSchema),
    has_own_blocks: z.boolean(),
    version: z.string(),
    texts: z.array(z.object({ keyword: z.string(), text: z.string(), is_own: z.boolean() })),
  }),
);

const save = routes.post(
  "/admin/mail-texts/{template}",
  "Change texts of a mail template in a language, all or none; an empty text means the default",
  { params: mailTextParameter, ...body(mailTextsInput) },
  doneSchema,
);

const arrange = routes.post(
  "/admin/mail-layouts/{template}",
  "Arrange a kind of mail in a language: blocks of its own, and the parts that it has; without blocks it is as usual",
  { params: mailTextParameter, ...body(mailLayoutInput) },
  doneSchema,
);

const test = routes.post(
  "/admin/mail-texts/{template}/test",
  "Mail the sample to your own address",
  { params: mailTextParameter, ...body(mailLanguageInput) },
  doneSchema,
);

const senders = routes.get(
  "/admin/mail-senders",
  "Sender name and footer of mails in each language; empty: those of the settings",
  {},
  z.object({ senders: z.array(senderSchema), version: z.string() }),
);

const saveSenders = routes.post(
  "/admin/mail-senders",
  "Replace sender name and footer of all languages",
  body(mailSendersInput),
  doneSchema,
);

export const adminMailTextApi = createRouter()
  .openapi(read, async (c) => {
    const { language = c.var.ctx.visitor.language.code } = c.req.valid("query");
    return answer(c, await getMailTextForm(c.var.ctx, c.req.valid("param").template, language), (form) => toWire(form));
  })
  .openapi(save, async (c) =>
    done(c, await saveMailTexts(c.var.ctx, c.req.valid("param").template, c.req.valid("json")), c.var.ctx.t("Saved")),
  )
  .openapi(arrange, async (c) =>
    done(c, await saveMailLayout(c.var.ctx, c.req.valid("param").template, c.req.valid("json")), c.var.ctx.t("Saved")),
  )
  .openapi(test, async (c) => {
    const { language } = c.req.valid("json");
    const sent = await sendTestMail(c.var.ctx, c.req.valid("param").template, language);
    if (!sent.ok) return refuse(c, sent.failure);
    return c.json({ success: c.var.ctx.t("Sent to {email}", { email: sent.value }) }, 200);
  })
  .openapi(senders, async (c) =>
    answer(c, await findMailSenders(c.var.ctx), (found) => ({
      senders: toWire(found),
      version: versionOf(recordOfSenders(found)),
    })),
  )
  .openapi(saveSenders, async (c) =>
    done(c, await saveMailSenders(c.var.ctx, c.req.valid("json")), c.var.ctx.t("Saved")),
  );
