import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { withTransaction, type Context } from "../../context.ts";
import { insertSubscriber, updateKey } from "./subscriber.repository.ts";

/** Between two confirmation mails to the same address. */
const PAUSE_MILLISECONDS = 60 * 60_000;

/**
 * Asks an address for confirmation by mail. Idempotent: a confirmed address gets no mail, and one that waits gets
 * another after a pause. The caller cannot tell which, so nothing is said about the address.
 */
export async function subscribe(ctx: Context, address: string): Promise<void> {
  const email = address.toLowerCase();
  await withTransaction(ctx, async (inside) => {
    const languageCode = inside.visitor.language.code;
    const consentText = inside.t("New shops, new arrivals and special offers, about twice a month.");
    const known = await insertSubscriber(inside, { email, languageCode, consentText });
    if (known.confirmedAt !== null && known.unsubscribedAt === null) return;
    const { keySentAt } = known;
    if (keySentAt !== null && inside.now().getTime() - keySentAt.getTime() < PAUSE_MILLISECONDS) return;
    const key = inside.newToken(24);
    await updateKey(inside, known.id, { keyHash: hashOf(inside, key), languageCode, consentText });
    await writeMail(inside, {
      idempotencyKey: `newsletter-confirm:${known.id}:${inside.now().getTime()}`,
      template: "newsletter-confirm",
      recipient: email,
      languageCode,
      data: { key },
    });
  });
}

/** Keys are stored hashed. */
export function hashOf(ctx: Context, key: string): string {
  return ctx.hashToken(`newsletter-confirm:${key}`);
}
