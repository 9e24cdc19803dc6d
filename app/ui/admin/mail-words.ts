import type { MailState } from "#domain/platform/outbox/outbox.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";

export const MAIL_STATES: readonly MailState[] = ["failed", "waiting", "sent"];
export const MAIL_TONES = { failed: "bad", waiting: "open", sent: "good" } as const;

export function mailStateName(state: MailState, t: Translate): string {
  switch (state) {
    case "failed":
      return t("Failed to send");
    case "waiting":
      return t("Waiting");
    case "sent":
      return t("Sent");
    default:
      return neverHappens(state);
  }
}
