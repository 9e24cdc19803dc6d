import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { hashChallengeToken } from "#domain/customers/sign-in-challenge/begin-challenge.ts";
import type { PasskeySignInInput } from "#domain/customers/passkey/passkey.input.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { giveTryBack, limitOfAddress, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { hashPasskeyChallenge } from "#domain/customers/passkey/begin-passkey.ts";
import { relyingPartyOf, userHandleOf, type Passkey } from "#domain/customers/passkey/passkey.ts";
import {
  countPasskeyUse,
  findPasskeyByCredential,
  spendPasskeyChallenge,
} from "#domain/customers/passkey/passkey.repository.ts";
import {
  deleteChallenge,
  findOpenChallenge,
} from "#domain/customers/sign-in-challenge/sign-in-challenge.repository.ts";
import type { Context } from "../../context.ts";
import { enterConnecting } from "./complete-first-step.ts";
import type { Entered } from "./enter-as-customer.ts";

export type PasskeySignInFailure = Failure<"passkey_refused" | "too_many_tries">;

/** Signs in with only a passkey: the device has verified the user, so it counts as both steps. */
export async function signInByPasskey(
  ctx: Context,
  { response, stay_signed_in: isKept = false }: PasskeySignInInput,
): Promise<Result<Entered, PasskeySignInFailure>> {
  const limit = limitOfAddress(ctx, "passkey", ctx.settings.signInTriesPerAddress);
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const passkey = await findPasskeyByCredential(ctx, response.id);
  if (!passkey || !(await isSigned(ctx, passkey, response as AuthenticationResponseJSON)))
    return failure({ code: "passkey_refused" });
  await giveTryBack(ctx, limit);
  const stillHolds = async (inside: Context) => (await findPasskeyByCredential(inside, response.id)) !== null;
  const admission = { isKept, ...(await takeChallenge(ctx, passkey)), stillHolds };
  const entered = await enterConnecting(ctx, passkey.customerId, admission);
  return entered ? success(entered) : failure({ code: "passkey_refused" });
}

async function isSigned(ctx: Context, passkey: Passkey, response: AuthenticationResponseJSON): Promise<boolean> {
  const party = relyingPartyOf(ctx);
  const { userHandle } = response.response;
  if (!party || (userHandle && userHandle !== Buffer.from(userHandleOf(ctx, passkey.customerId)).toString("base64url")))
    return false;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) =>
      spendPasskeyChallenge(ctx, { challengeHash: hashPasskeyChallenge(ctx, challenge), customerId: null }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    ctx.log.warn({ err: error }, "a passkey was not accepted");
    return null;
  });
  return (
    verification?.verified === true && countPasskeyUse(ctx, passkey.id, verification.authenticationInfo.newCounter)
  );
}

/** Continues a sign-in of the same customer that waits for its second step. */
async function takeChallenge(ctx: Context, { customerId }: Passkey) {
  const { challengeToken } = ctx.visitor;
  const tokenHash = challengeToken ? hashChallengeToken(ctx, challengeToken) : null;
  const challenge = tokenHash ? await findOpenChallenge(ctx, tokenHash) : null;
  if (!tokenHash || challenge?.customerId !== customerId || challenge.awaits !== "code") return {};
  return (await deleteChallenge(ctx, tokenHash)) ? { isKept: challenge.isKept, identity: challenge.identity } : {};
}
