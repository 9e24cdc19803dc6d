import * as z from "zod";
import { MAIL_TEMPLATES } from "../mail-preview/mail-preview.input.ts";
import { mailBlocks } from "../mail/mail-block.input.ts";
import { recordVersion } from "../../record-version.ts";
import { lineInput, textInput } from "../../text.input.ts";

const MAX_TEXTS = 100;
const MAX_LANGUAGES = 50;

const language = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/);

export const mailTextParameter = z.object({ template: z.enum(MAIL_TEMPLATES) });
export const mailTextQuery = z.object({ language: language.optional() });
export const mailLanguageInput = z.object({ language });

const textsByKeyword = z
  .record(z.string().min(1).max(1_000), textInput(2_000))
  .refine((texts) => Object.keys(texts).length <= MAX_TEXTS);

/** By keyword; an empty text restores the usual sentence. */
export const mailTextsInput = mailLanguageInput.extend({
  texts: textsByKeyword,
  /** The same sentences as they were read. Absent: changes by others are overwritten. */
  known: textsByKeyword.optional(),
});

/** Without blocks the mail is as usual. */
export const mailLayoutInput = mailLanguageInput.extend({ blocks: mailBlocks, version: recordVersion });

export const mailSendersInput = z.object({
  senders: z
    .array(z.object({ language_code: language, name: lineInput(80, 0), footer: textInput(500) }))
    .max(MAX_LANGUAGES),
  version: recordVersion,
});

export type MailLayoutInput = z.infer<typeof mailLayoutInput>;
export type MailTextsInput = z.infer<typeof mailTextsInput>;
export type MailSendersInput = z.infer<typeof mailSendersInput>;
