import { CONSENT_PURPOSES, CONSENT_TEXT_VERSION, type Consent } from "#shared/consent.ts";
import type { Failure } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { consumeRateLimit, limitOfAddress } from "../rate-limit/consume-rate-limit.ts";
import type { ConsentInput } from "./consent.input.ts";
import { deleteConsentsBefore, insertConsent } from "./consent.repository.ts";

const KEY_FORM = /^[\w-]{16,40}$/;
const MAX_PER_ADDRESS = 60;
const KEPT_DAYS = 3 * 365;

/**
 * Logs what a visitor has decided: when, which purposes and which version of the texts, under a random key that only
 * the visitor's cookie has. Nothing else about the visitor is stored.
 */
export async function recordConsent(
  ctx: Context,
  input: ConsentInput,
  knownKey: string,
): Promise<Result<Consent, Failure<"too_many_tries">>> {
  const tried = await consumeRateLimit(ctx, limitOfAddress(ctx, "consent", MAX_PER_ADDRESS));
  if (!tried.ok) return tried;
  const key = KEY_FORM.test(knownKey) ? knownKey : ctx.newToken();
  const accepted = CONSENT_PURPOSES.filter((purpose) => input.accepted.includes(purpose));
  const declined = CONSENT_PURPOSES.filter((purpose) => input.declined.includes(purpose));
  await insertConsent(ctx, {
    keyHash: ctx.hashToken(`consent:${key}`),
    accepted,
    declined,
    textVersion: CONSENT_TEXT_VERSION,
    languageCode: ctx.visitor.language.code,
    createdAt: ctx.now(),
  });
  return success({ accepted, declined, key });
}

/** Decisions are stored as long as they may have to be proven. */
export async function deleteOldConsents(ctx: Context): Promise<void> {
  await deleteConsentsBefore(ctx, new Date(ctx.now().getTime() - KEPT_DAYS * 86_400_000));
}
