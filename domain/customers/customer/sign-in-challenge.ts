/** Who somebody is at a provider: an account there is known by issuer and subject. */
export type ForeignIdentity = { provider: string; issuer: string; subject: string; email: string };

/** A sign-in that waits for the code of the second step, or for the password that connects an identity. */
export type SignInChallenge = {
  awaits: "code" | "password";
  /** Null where nobody has the address of the identity. */
  customerId: number | null;
  /** Connected with the account when the sign-in is through. */
  identity: ForeignIdentity | null;
  isKept: boolean;
};

/** No session is given before it is passed; the browser knows it by a cookie with this token. */
export type SecondStepNeeded = { code: "second_step"; challengeToken: string };

export const CHALLENGE_MINUTES = 10;
export const CHALLENGE_TRIES = 5;

/** What the login screen shows of a sign-in that waits. */
export type OpenChallenge = { awaits: "code" | "password"; provider: string | null; email: string | null };
