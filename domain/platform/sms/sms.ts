/** A text message that waits in the outbox. */
export type WaitingTextMessage = {
  id: number;
  idempotencyKey: string;
  /** E.164. */
  recipient: string;
  languageCode: string;
  text: string;
  attempts: number;
  expiresAt: Date;
};

const PAUSES_SECONDS = [15, 60, 180];

/** When to retry after this many failed attempts; null: given up, since an expired code is useless. */
export function nextTextAttempt({ attempts, expiresAt }: WaitingTextMessage, now: Date): Date | null {
  const pause = PAUSES_SECONDS[attempts - 1];
  const next = pause === undefined ? null : new Date(now.getTime() + pause * 1000);
  return next && next < expiresAt ? next : null;
}
