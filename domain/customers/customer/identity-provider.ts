import type { Result } from "#shared/result.ts";

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
