export const MAIL_STATES = ["waiting", "failed", "sent"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail of the outbox, for the operator. */
export type MailRecord = {
  id: number;
  template: string;
  recipient: string;
  languageCode: string;
  state: MailState;
  attempts: number;
  failure: string | null;
  createdAt: string;
  nextAttemptAt: string | null;
  sentAt: string | null;
  /** Whether its content is stored. */
  canResend: boolean;
};

/** The data of an unsent mail; keys of links are masked, since they grant access to an account. */
export type MailContent = { name: string; value: string }[];

const COVERED = "•••";
/** An order's code and a tracking number are not secret. */
const OPEN_NAMES = new Set(["trackingNumber", "orderCode", "orders.code", "lines.code"]);
const SECRET_NAME = /(code|key|token|secret|password|link|url|path)$/i;

/** The leaf values of a mail's data, by name, in order. */
export function readContent(data: Record<string, unknown>, isCodePublic: boolean): MailContent {
  return leavesOf(data, "").map(({ name, value }) => {
    const plain = name.replace(/\.\d+/g, "");
    const isOpen = OPEN_NAMES.has(plain) || (isCodePublic && plain === "code");
    return { name: plain, value: !isOpen && SECRET_NAME.test(plain) && value !== "" ? COVERED : value };
  });
}

function leavesOf(value: unknown, name: string): MailContent {
  if (value === null || value === undefined) return [];
  if (typeof value === "string") return [{ name, value }];
  if (typeof value !== "object") return [{ name, value: JSON.stringify(value) }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, name === "" ? key : `${name}.${key}`));
}
