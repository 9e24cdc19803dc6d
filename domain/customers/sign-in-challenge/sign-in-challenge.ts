import type { ForeignIdentity } from "#domain/customers/identity/identity-provider.ts";

/** A sign-in that waits for the code of the second step, or for the password that connects an identity. */
export type SignInChallenge = {
  awaits: "code" | "password";
  /** Null if no account has the identity's address. */
  customerId: number | null;
  /** Connected with the account once the sign-in completes. */
  identity: ForeignIdentity | null;
  isKept: boolean;
};

/** No session is given before the second step; a cookie with this token identifies the challenge. */
export type SecondStepNeeded = { code: "second_step"; challengeToken: string };

export const CHALLENGE_MINUTES = 10;
export const CHALLENGE_TRIES = 5;

/** What the login screen shows of a pending sign-in. */
export type OpenChallenge = { awaits: "code" | "password"; provider: string | null; email: string | null };
