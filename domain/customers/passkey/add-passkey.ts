import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { describeDevice } from "#domain/customers/session/describe-device.ts";
import { isStillSignedIn } from "#domain/customers/customer/is-still-signed-in.ts";
import { notifySignInMethodChanged } from "#domain/customers/customer/notify-sign-in-method-changed.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { AddPasskeyInput } from "./passkey.input.ts";
import { hashPasskeyChallenge } from "./begin-passkey.ts";
import { relyingPartyOf, type Passkey } from "./passkey.ts";
import { insertPasskey, spendPasskeyChallenge } from "./passkey.repository.ts";

export type AddPasskeyFailure = Failure<"sign_in" | "not_found" | "passkey_refused">;

/** Stores the passkey that the customer's device created for the pending challenge. */
export async function addPasskey(
  ctx: Context,
  { response, name }: AddPasskeyInput,
): Promise<Result<null, AddPasskeyFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const credential = await readCredential(ctx, customerId, response as RegistrationResponseJSON);
  if (!credential) return failure({ code: "passkey_refused" });
  const passkey = { ...credential, customerId, name: name || deviceName(ctx) };
  return withTransaction(ctx, async (inside): Promise<Result<null, AddPasskeyFailure>> => {
    if (!(await isStillSignedIn(inside))) return failure({ code: "sign_in" });
    if (!(await insertPasskey(inside, passkey))) return failure({ code: "passkey_refused" });
    await notifySignInMethodChanged(inside, customerId, "passkey_added", passkey.name);
    return success(null);
  });
}

async function readCredential(
  ctx: Context,
  customerId: number,
  response: RegistrationResponseJSON,
): Promise<Pick<Passkey, "credentialId" | "publicKey" | "counter" | "transports"> | null> {
  const party = relyingPartyOf(ctx);
  if (!party) return null;
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const verification = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) =>
      spendPasskeyChallenge(ctx, { challengeHash: hashPasskeyChallenge(ctx, challenge), customerId }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    ctx.log.warn({ err: error }, "a passkey was not accepted");
    return null;
  });
  if (!verification?.verified) return null;
  const { id, publicKey, counter, transports = [] } = verification.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
}

function deviceName(ctx: Context): string {
  const { browser, system } = describeDevice(ctx.visitor.userAgent);
  return [browser, system].filter(Boolean).join(", ") || ctx.t("Passkey");
}
