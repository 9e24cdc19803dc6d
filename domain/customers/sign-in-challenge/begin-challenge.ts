import type { Context } from "../../context.ts";
import type { SignInChallenge } from "./sign-in-challenge.ts";
import { insertChallenge } from "./sign-in-challenge.repository.ts";

/** Returns the token that identifies the challenge to the browser. */
export async function beginChallenge(ctx: Context, challenge: SignInChallenge): Promise<string> {
  const token = ctx.newToken(32);
  await insertChallenge(ctx, hashChallengeToken(ctx, token), challenge);
  return token;
}

export function hashChallengeToken(ctx: Context, token: string): string {
  return ctx.hashToken(`sign-in:${token}`);
}
