import type { Refusal } from "#shared/failures.ts";
import type { LanguageText } from "../language-admin/language-admin.ts";
import type { StaffRefusal } from "../permission/permission.ts";

export const MAIL_TEXTS_TAG = "mail-texts";

/** Empty: that of the settings. */
export type MailSender = { languageCode: string; name: string; footer: string };

/** The sentences of a mail in a language, as they are said now. */
export type MailTextForm = { language: { code: string; direction: "ltr" | "rtl" }; texts: LanguageText[] };

export type MailTextFailure =
  | StaffRefusal
  | Refusal<"not_found">
  | { code: "invalid"; errors: Record<string, string[]> };
