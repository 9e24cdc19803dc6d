import type { Result } from "#shared/result.ts";

/** What a provider vouches for. `subject`: the account there, which never changes; the address may. */
export type Vouched = {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** What was made for one sign-in, and has to come back with it. */
export type IdentityRequest = { returnUrl: string; state: string; nonce: string; verifier: string };

/** The one interface to whoever else can say who somebody is; `integrations/oidc` has the only kind. */
export type IdentityProvider = {
  /** In addresses, in lower case. */
  code: string;
  name: string;
  /** Where the browser is sent to. Throws when the provider cannot be reached. */
  begin(request: IdentityRequest): Promise<string>;
  /** `address`: where the browser came back to. Refused: the person or the provider said no. Throws when anything is not as it was asked for. */
  finish(address: URL, request: IdentityRequest): Promise<Result<Vouched, { code: "refused" }>>;
};
