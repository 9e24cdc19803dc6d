import type { MailState } from "#domain/platform/outbox/outbox.ts";
import type { Translate } from "#shared/translate.ts";

export const MAIL_STATES: readonly MailState[] = ["failed", "waiting", "sent"];
export const MAIL_TONES = { failed: "bad", waiting: "open", sent: "good" } as const;

export function mailStateName(state: MailState, t: Translate): string {
  const names: Record<MailState, string> = {
    failed: t("Failed to send"),
    waiting: t("Waiting"),
    sent: t("Sent"),
  };
  return names[state];
}
