import { providerName } from "#domain/customers/identity/identity-provider.ts";
import type { Context } from "../../context.ts";
import { hashChallengeToken } from "./begin-challenge.ts";
import type { OpenChallenge } from "./sign-in-challenge.ts";
import { deleteChallenge, findOpenChallenge } from "./sign-in-challenge.repository.ts";

/** The pending sign-in of this browser; null if there is none. */
export async function getOpenChallenge(ctx: Context): Promise<OpenChallenge | null> {
  const { challengeToken } = ctx.visitor;
  const challenge = challengeToken ? await findOpenChallenge(ctx, hashChallengeToken(ctx, challengeToken)) : null;
  if (!challenge) return null;
  const { awaits, identity } = challenge;
  return {
    awaits,
    provider: identity && providerName(ctx, identity.provider),
    email: awaits === "password" && identity ? identity.email : null,
  };
}

/** Cancels the pending sign-in. */
export async function dropOpenChallenge(ctx: Context): Promise<void> {
  const { challengeToken } = ctx.visitor;
  if (challengeToken) await deleteChallenge(ctx, hashChallengeToken(ctx, challengeToken));
}
