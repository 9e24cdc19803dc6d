import type { Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";

/** An account at a provider, identified by issuer and subject. */
export type ForeignIdentity = { provider: string; issuer: string; subject: string; email: string };

/** The claims of a provider. `subject`: the account's id there, which never changes; the address may. */
export type Vouched = {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** Generated for one sign-in and verified on its return. */
export type IdentityRequest = { returnUrl: string; state: string; nonce: string; verifier: string };

/** The interface to identity providers; `integrations/oidc` is the only implementation. */
export type IdentityProvider = {
  /** Used in URLs, in lower case. */
  code: string;
  name: string;
  /** The URL to redirect to. Throws if the provider cannot be reached. */
  begin(request: IdentityRequest): Promise<string>;
  /**
   * `address`: the URL that the browser returned to. Refused: the user or the provider declined. Throws on any other
   * mismatch.
   */
  finish(address: URL, request: IdentityRequest): Promise<Result<Vouched, { code: "refused" }>>;
};

/** The display name; the code if the provider is no longer configured. */
export function providerName(ctx: Context, code: string): string {
  return ctx.identityProviders.find((provider) => provider.code === code)?.name ?? code;
}
