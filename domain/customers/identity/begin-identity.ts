import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { sameSitePath } from "#shared/same-site-path.ts";
import { limitOfAddress, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { encrypt } from "#domain/customers/customer/encrypt.ts";
import type { Context } from "../../context.ts";
import type { IdentityRequest } from "./identity-provider.ts";

/** Encrypted state in the browser's cookie during the redirect to the provider. */
export type PendingIdentity = Omit<IdentityRequest, "returnUrl"> & {
  provider: string;
  languageCode: string;
  /** A path of this shop. */
  redirect: string;
  isKept: boolean;
  /** The account to connect with; null for a sign-in. */
  customerId: number | null;
  expiresAt: number;
};

export type BeginIdentityFailure = Failure<"not_found" | "too_many_tries" | "provider_unavailable">;

const MINUTES = 10;

/** Starts a sign-in at a provider, or for a signed-in customer the connection of an account there. */
export async function beginIdentity(
  ctx: Context,
  input: { provider: string; redirect?: string | undefined; isKept?: boolean | undefined },
): Promise<Result<{ address: string; sealed: string }, BeginIdentityFailure>> {
  const provider = ctx.identityProviders.find(({ code }) => code === input.provider);
  if (!provider) return failure({ code: "not_found" });
  const taken = await consumeRateLimit(ctx, limitOfAddress(ctx, "identity", ctx.settings.signInTriesPerAddress));
  if (!taken.ok) return taken;
  const request = { state: ctx.newToken(32), nonce: ctx.newToken(32), verifier: ctx.newToken(32) };
  const pending: PendingIdentity = {
    ...request,
    provider: provider.code,
    languageCode: ctx.visitor.language.code,
    redirect: sameSitePath(input.redirect) ?? "/",
    isKept: input.isKept ?? false,
    customerId: ctx.visitor.customerId,
    expiresAt: ctx.now().getTime() + MINUTES * 60_000,
  };
  try {
    const address = await provider.begin({ ...request, returnUrl: returnUrlOf(ctx, provider.code) });
    return success({ address, sealed: encrypt(ctx, "identity", JSON.stringify(pending)) });
  } catch (error) {
    ctx.log.error({ err: error, provider: provider.code }, "a sign-in provider could not be reached");
    return failure({ code: "provider_unavailable" });
  }
}

/** The redirect URL after sign-in; it must be registered with the provider. */
export function returnUrlOf({ shopUrl }: Pick<Context, "shopUrl">, provider: string): string {
  return `${shopUrl}/login/callback/${provider}`;
}
