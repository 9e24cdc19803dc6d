import { beginChallenge } from "#domain/customers/sign-in-challenge/begin-challenge.ts";
import {
  providerName,
  type ForeignIdentity,
  type IdentityProvider,
  type Vouched,
} from "#domain/customers/identity/identity-provider.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { returnUrlOf, type PendingIdentity } from "#domain/customers/identity/begin-identity.ts";
import {
  findReader,
  getReader,
  insertCustomer,
  markEmailVerified,
} from "#domain/customers/customer/customer.repository.ts";
import { isAddressReserved } from "#domain/customers/email/get-email-change.ts";
import { findIdentityOwner, insertIdentity, touchIdentity } from "#domain/customers/identity/identity.repository.ts";
import { decrypt } from "#domain/customers/customer/encrypt.ts";
import { isStillSignedIn } from "#domain/customers/customer/is-still-signed-in.ts";
import type { SecondStepNeeded } from "#domain/customers/sign-in-challenge/sign-in-challenge.ts";
import { notifySignInMethodChanged } from "#domain/customers/customer/notify-sign-in-method-changed.ts";
import { withTransaction, type Context } from "../../context.ts";
import { completeFirstStep } from "./complete-first-step.ts";
import type { Entered } from "./enter-as-customer.ts";
import { identityEmailInput } from "./sign-in.input.ts";

/**
 * `connected`: a signed-in customer has a new sign-in method. `password`: the sign-in waits for the account's password.
 */
export type IdentityOutcome =
  | { kind: "entered"; entered: Entered }
  | { kind: "connected" }
  | { kind: "password"; challengeToken: string };

export type FinishIdentityFailure =
  | Failure<"identity_ended" | "identity_refused" | "identity_taken" | "identity_no_email">
  | SecondStepNeeded;

/** The outcome of a sign-in at a provider; `pending` is null if this browser did not start it, or it has expired. */
export type FinishedIdentity = {
  pending: PendingIdentity | null;
  outcome: Result<IdentityOutcome, FinishIdentityFailure>;
};

/** Completes what `beginIdentity` started, in the same browser, identified by its encrypted cookie. */
export async function finishIdentity(
  ctx: Context,
  { provider: code, address, sealed }: { provider: string; address: URL; sealed: string },
): Promise<FinishedIdentity> {
  const provider = ctx.identityProviders.find((each) => each.code === code);
  const pending = readPending(ctx, sealed);
  if (!provider || !pending || pending.provider !== code || pending.customerId !== ctx.visitor.customerId)
    return { pending: null, outcome: failure({ code: "identity_ended" }) };
  const vouched = await verifyAtProvider(ctx, provider, address, pending);
  return { pending, outcome: vouched ? await take(ctx, pending, vouched) : failure({ code: "identity_refused" }) };
}

function readPending(ctx: Context, sealed: string): PendingIdentity | null {
  const text = decrypt(ctx, "identity", sealed);
  const pending = text === null ? null : (JSON.parse(text) as PendingIdentity);
  return pending && pending.expiresAt > ctx.now().getTime() ? pending : null;
}

async function verifyAtProvider(
  ctx: Context,
  provider: IdentityProvider,
  address: URL,
  { state, nonce, verifier }: PendingIdentity,
): Promise<Vouched | null> {
  try {
    const returnUrl = returnUrlOf(ctx, provider.code);
    const callbackUrl = new URL(address.search, returnUrl);
    const finished = await provider.finish(callbackUrl, { returnUrl, state, nonce, verifier });
    return finished.ok ? finished.value : null;
  } catch (error) {
    ctx.log.warn({ err: error, provider: provider.code }, "a sign-in provider's answer was not accepted");
    return null;
  }
}

async function take(
  ctx: Context,
  pending: PendingIdentity,
  person: Vouched,
): Promise<Result<IdentityOutcome, FinishIdentityFailure>> {
  const { provider, isKept, customerId } = pending;
  const { issuer, subject, email, ...vouched } = person;
  const identity: ForeignIdentity = { provider, issuer, subject, email: email ?? "" };
  const ownerId = await findIdentityOwner(ctx, identity);
  if (customerId !== null) return connect(ctx, customerId, ownerId, identity);
  const isConnected = (id: number) => async (inside: Context) => (await findIdentityOwner(inside, identity)) === id;
  if (ownerId !== null) {
    await touchIdentity(ctx, identity);
    return admit(ctx, ownerId, { isKept, stillHolds: isConnected(ownerId) });
  }
  if (!identityEmailInput.safeParse(email).success) return failure({ code: "identity_no_email" });
  const reader = await findReader(ctx, identity.email);
  if (reader?.isEmailVerified && vouched.isEmailVerified) {
    const stillHolds = async (inside: Context) => (await getReader(inside, reader.id))?.email === identity.email;
    return admit(ctx, reader.id, { isKept, identity, stillHolds });
  }
  if (!reader && vouched.isEmailVerified && !(await isAddressReserved(ctx, identity.email))) {
    const madeId = await makeCustomer(ctx, identity, vouched);
    return madeId === null
      ? take(ctx, pending, person)
      : admit(ctx, madeId, { isKept, stillHolds: isConnected(madeId) });
  }
  const challengeToken = await beginChallenge(ctx, {
    awaits: "password",
    customerId: reader?.id ?? null,
    identity,
    isKept,
  });
  return success({ kind: "password", challengeToken });
}

async function connect(
  ctx: Context,
  customerId: number,
  ownerId: number | null,
  identity: ForeignIdentity,
): Promise<Result<IdentityOutcome, FinishIdentityFailure>> {
  if (ownerId === customerId) return success({ kind: "connected" });
  return withTransaction(ctx, async (inside): Promise<Result<IdentityOutcome, FinishIdentityFailure>> => {
    if (!(await isStillSignedIn(inside))) return failure({ code: "identity_ended" });
    if (!(await insertIdentity(inside, customerId, identity))) return failure({ code: "identity_taken" });
    await notifySignInMethodChanged(inside, customerId, "identity_connected", providerName(ctx, identity.provider));
    return success({ kind: "connected" });
  });
}

async function admit(
  ctx: Context,
  customerId: number,
  admission: Parameters<typeof completeFirstStep>[2],
): Promise<Result<IdentityOutcome, FinishIdentityFailure>> {
  const admitted = await completeFirstStep(ctx, customerId, admission);
  if (admitted.ok) return success({ kind: "entered", entered: admitted.value });
  return failure(admitted.failure.code === "sign_in_ended" ? { code: "identity_ended" } : admitted.failure);
}

/**
 * Creates an account with the provider as the only sign-in method; a password can be set by mail. Null if one with this
 * address was created concurrently.
 */
async function makeCustomer(
  ctx: Context,
  identity: ForeignIdentity,
  { firstName, lastName }: Pick<Vouched, "firstName" | "lastName">,
): Promise<number | null> {
  return withTransaction(ctx, async (inside) => {
    const { email } = identity;
    const name = nameOf(firstName) || email.split("@")[0]!.slice(0, 80);
    const id = await insertCustomer(inside, {
      email,
      firstName: name,
      lastName: nameOf(lastName),
      phone: null,
      passwordHash: null,
    });
    if (id === null) return null;
    await markEmailVerified(inside, { customerId: id, email });
    await insertIdentity(inside, id, identity);
    await writeMail(inside, {
      idempotencyKey: `welcome:${id}`,
      template: "welcome",
      recipient: email,
      languageCode: ctx.visitor.language.code,
      data: { name, code: null },
    });
    return id;
  });
}

function nameOf(text: string): string {
  return text
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 80);
}
