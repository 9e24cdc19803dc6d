/** In a path, the part after one of these grants access to its holder, or identifies a person. */
export const SECRET_AFTER = [
  "admin/join",
  "dev/mail",
  "download",
  "email-change",
  "get-invoice",
  "invoice",
  "newsletter",
  "payment",
  "purchase",
  "reset",
  "review",
  "sandbox/pay",
  "seller/join",
  "unsubscribe",
  "user/transfer",
  "verify-email",
] as const;

/** A provider's name may be logged. */
const SECRET = new RegExp(`(/(?:${SECRET_AFTER.join("|")})/+)(?!webhook/).+`, "i");

/** A path that is safe to log; queries, which hold keys from mails, never are. */
export function pathForLog(path: string): string {
  return path.replace(/[?#].*/s, "").replace(SECRET, "$1[redacted]");
}
