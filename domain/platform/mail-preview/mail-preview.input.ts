import * as z from "zod";
import type { MailTemplate } from "../mail/mail.ts";
import { mailDraft } from "../mail/mail-block.input.ts";
import { MAIL_TOPICS } from "../mail/mail-topic.ts";
import { textInput } from "../../text.input.ts";

export const MAIL_TEMPLATES = Object.keys(MAIL_TOPICS) as [MailTemplate, ...MailTemplate[]];

/** With an ending, as a browser gets the screen at other addresses of the desk. */
export const mailPreviewParameter = z.object({
  template: z
    .string()
    .regex(/^[a-z-]+\.html$/)
    .transform((file) => file.replace(/\.html$/, ""))
    .pipe(z.enum(MAIL_TEMPLATES)),
});

/** `footer`, `draft`: what is not saved yet. */
export const mailPreviewQuery = z.object({
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)
    .optional(),
  footer: textInput(500).optional(),
  draft: mailDraft.optional(),
});

export type MailPreviewQuery = z.infer<typeof mailPreviewQuery>;
