/** What follows one of these in a path opens something for whoever has it, or names a person. */
export const SECRET_AFTER = [
  "admin/join",
  "dev/mail",
  "download",
  "email-change",
  "get-invoice",
  "invoice",
  "payment",
  "reset",
  "sandbox/pay",
  "unsubscribe",
  "user/transfer",
  "verify-email",
] as const;

/** A provider's name is told. */
const SECRET = new RegExp(`(/(?:${SECRET_AFTER.join("|")})/+)(?!webhook/).+`, "i");

/** A path as it may stand in the log; queries, which hold keys of mails, never do. */
export function pathForLog(path: string): string {
  return path.replace(/[?#].*/s, "").replace(SECRET, "$1[redacted]");
}
