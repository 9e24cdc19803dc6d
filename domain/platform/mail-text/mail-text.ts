import type { MailBlock, MailOutline } from "../mail/mail.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import type { LanguageText } from "../language-admin/language-admin.ts";
import type { StaffFailure } from "../permission/permission.ts";

export const MAIL_TEXTS_TAG = "mail-texts";

/** Empty: that of the settings. */
export type MailSender = { languageCode: string; name: string; footer: string };

/** What the version of the senders is of. */
export function recordOfSenders(senders: readonly MailSender[]): unknown[] {
  return senders
    .filter(({ name, footer }) => name !== "" || footer !== "")
    .map(({ languageCode, name, footer }) => [languageCode, name, footer])
    .toSorted(([one], [other]) => (one! < other! ? -1 : 1));
}

/** How the operator arranged a kind of mail in a language. */
export type MailLayout = { template: string; languageCode: string; blocks: MailBlock[] };

/** The current sentences of a mail in a language. */
export type MailTextForm = {
  language: { code: string; direction: "ltr" | "rtl" };
  texts: LanguageText[];
} & MailOutline & {
    blocks: MailBlock[];
    hasOwnBlocks: boolean;
    /** Of the blocks. */
    version: string;
  };

export type MailTextFailure = StaffFailure | Failure<"not_found" | "changed_meanwhile"> | InvalidFields;
