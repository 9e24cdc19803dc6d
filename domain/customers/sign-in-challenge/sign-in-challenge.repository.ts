import { and, eq, gt, lt, sql } from "drizzle-orm";
import { signInChallenges } from "#db/schema/two-step.ts";
import type { Context } from "../../context.ts";
import { CHALLENGE_MINUTES, CHALLENGE_TRIES, type SignInChallenge } from "./sign-in-challenge.ts";

const challenge = {
  awaits: signInChallenges.awaits,
  customerId: signInChallenges.customerId,
  identity: signInChallenges.identity,
  isKept: signInChallenges.isKept,
};

export async function insertChallenge(ctx: Context, tokenHash: string, made: SignInChallenge): Promise<void> {
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + CHALLENGE_MINUTES * 60_000);
  await ctx.db.insert(signInChallenges).values({ ...made, tokenHash, createdAt, expiresAt });
}

function isOpen(ctx: Context, tokenHash: string) {
  return and(
    eq(signInChallenges.tokenHash, tokenHash),
    gt(signInChallenges.expiresAt, ctx.now()),
    lt(signInChallenges.tries, CHALLENGE_TRIES),
  );
}

export async function findOpenChallenge(ctx: Context, tokenHash: string): Promise<SignInChallenge | null> {
  const rows = await ctx.db.select(challenge).from(signInChallenges).where(isOpen(ctx, tokenHash));
  return rows[0] ?? null;
}

/** Counts an attempt in advance; null if none are left. */
export async function takeChallengeTry(
  ctx: Context,
  tokenHash: string,
  awaits: SignInChallenge["awaits"],
): Promise<SignInChallenge | null> {
  const rows = await ctx.db
    .update(signInChallenges)
    .set({ tries: sql`${signInChallenges.tries} + 1` })
    .where(and(isOpen(ctx, tokenHash), eq(signInChallenges.awaits, awaits)))
    .returning(challenge);
  return rows[0] ?? null;
}

/** True for only one of two concurrent calls. */
export async function deleteChallenge(ctx: Context, tokenHash: string): Promise<boolean> {
  const rows = await ctx.db
    .delete(signInChallenges)
    .where(eq(signInChallenges.tokenHash, tokenHash))
    .returning({ id: signInChallenges.id });
  return rows.length > 0;
}

export async function deleteChallengesOf(ctx: Context, customerId: number): Promise<void> {
  await ctx.db.delete(signInChallenges).where(eq(signInChallenges.customerId, customerId));
}

export async function deleteEndedChallenges(ctx: Context): Promise<void> {
  await ctx.db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, ctx.now()));
}
