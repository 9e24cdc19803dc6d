export type CodeKind = "verify_email" | "reset_password" | "delete_account" | "bank_account";

const MINUTE_MILLISECONDS = 60_000;
const MINUTES: Record<CodeKind, number> = {
  verify_email: 7 * 24 * 60,
  reset_password: 60,
  delete_account: 60,
  bank_account: 60,
};

export function codeEnd(kind: CodeKind, now: Date): Date {
  return new Date(now.getTime() + MINUTES[kind] * MINUTE_MILLISECONDS);
}
