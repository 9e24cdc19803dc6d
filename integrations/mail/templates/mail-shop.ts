import type { MailBlock, MailOutline } from "#domain/platform/mail/mail.ts";
import type { SwitchedTopic } from "#domain/customers/notification/topic.ts";
import type { KeywordMap, Translate } from "#shared/translate.ts";

/** What every mail needs of the shop and its recipient. */
export type MailShop = {
  name: string;
  /** The reply address. */
  email: string;
  /** The address of the logo; null: the shop's name is written. */
  logo: string | null;
  /** The operator's own lines at the end; may be empty. */
  footer: string;
  /** The shop's location, in one line; empty if unknown. */
  seat: string;
  languageCode: string;
  direction: "ltr" | "rtl";
  t: Translate;
  /** A test that staff sent to themselves. */
  isTest: boolean;
  /** The operator's arrangement of the mail; empty: the default. */
  blocks: readonly MailBlock[];
  /** Values of placeholders filled in so far. */
  words: Record<string, string | number>;
  /** Called with the parts of the mail and the placeholders that its blocks can use. */
  onOutline?: (outline: MailOutline) => void;
  /** The operator's own sentences of this mail, used by `t`. */
  texts: KeywordMap;
  /** The full address of a page in the recipient's language. */
  address: (path: string) => string;
  /** The topic of the mail; null if it is always sent. */
  topic: SwitchedTopic | null;
  /** The unsubscribe screen for mails like this one; null if there is none. */
  unsubscribeUrl: string | null;
};
