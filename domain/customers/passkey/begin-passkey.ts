import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { limitOfAddress, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { getReader } from "#domain/customers/customer/customer.repository.ts";
import type { Context } from "../../context.ts";
import { MAX_PASSKEYS, PASSKEY_MINUTES, relyingPartyOf, userHandleOf } from "./passkey.ts";
import { findPasskeysOf, insertPasskeyChallenge } from "./passkey.repository.ts";

export type BeginPasskeyFailure = Failure<"sign_in" | "not_found" | "too_many_tries" | "too_many_passkeys">;

const TIMEOUT_MILLISECONDS = PASSKEY_MINUTES * 60_000;

/** Requests a new passkey with user verification from the customer's device. */
export async function beginPasskey(
  ctx: Context,
): Promise<Result<PublicKeyCredentialCreationOptionsJSON, BeginPasskeyFailure>> {
  const { customerId } = ctx.visitor;
  const reader = customerId === null ? null : await getReader(ctx, customerId);
  if (!reader) return failure({ code: "sign_in" });
  const party = relyingPartyOf(ctx);
  if (!party) return failure({ code: "not_found" });
  const passkeys = await findPasskeysOf(ctx, reader.id);
  if (passkeys.length >= MAX_PASSKEYS) return failure({ code: "too_many_passkeys", values: { count: MAX_PASSKEYS } });
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpName: ctx.settings.shopName,
    rpID: party.id,
    userName: reader.email,
    userID: userHandleOf(ctx, reader.id),
    userDisplayName: reader.firstName,
    timeout: TIMEOUT_MILLISECONDS,
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(ctx, options.challenge, reader.id);
  return success(options);
}

/** Requests any passkey for this shop; reveals nothing about accounts. */
export async function beginPasskeySignIn(
  ctx: Context,
): Promise<Result<PublicKeyCredentialRequestOptionsJSON, BeginPasskeyFailure>> {
  const party = relyingPartyOf(ctx);
  if (!party) return failure({ code: "not_found" });
  const taken = await consumeRateLimit(
    ctx,
    limitOfAddress(ctx, "passkey-challenge", ctx.settings.signInTriesPerAddress * 2),
  );
  if (!taken.ok) return taken;
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: "required",
    timeout: TIMEOUT_MILLISECONDS,
  });
  await keepChallenge(ctx, options.challenge, null);
  return success(options);
}

async function keepChallenge(ctx: Context, challenge: string, customerId: number | null): Promise<void> {
  await insertPasskeyChallenge(ctx, {
    challengeHash: hashPasskeyChallenge(ctx, challenge),
    customerId,
    isRegistration: customerId !== null,
    expiresAt: new Date(ctx.now().getTime() + TIMEOUT_MILLISECONDS),
  });
}

export function hashPasskeyChallenge(ctx: Context, challenge: string): string {
  return ctx.hashToken(`passkey:${challenge}`);
}
