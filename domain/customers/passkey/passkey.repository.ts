import { and, asc, eq, gt, isNull, lt, or } from "drizzle-orm";
import { passkeyChallenges, passkeys } from "#db/schema/passkey.ts";
import type { Context } from "../../context.ts";
import type { Passkey, PasskeyView } from "./passkey.ts";

export async function insertPasskeyChallenge(
  ctx: Context,
  made: { challengeHash: string; customerId: number | null; isRegistration: boolean; expiresAt: Date },
): Promise<void> {
  await ctx.db.insert(passkeyChallenges).values({ ...made, createdAt: ctx.now() });
}

/** Uses up a challenge, whatever the outcome; false if it is used, expired or someone else's. */
export async function spendPasskeyChallenge(
  ctx: Context,
  { challengeHash, customerId }: { challengeHash: string; customerId: number | null },
): Promise<boolean> {
  const rows = await ctx.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        gt(passkeyChallenges.expiresAt, ctx.now()),
        customerId === null
          ? and(isNull(passkeyChallenges.customerId), eq(passkeyChallenges.isRegistration, false))
          : and(eq(passkeyChallenges.customerId, customerId), eq(passkeyChallenges.isRegistration, true)),
      ),
    )
    .returning({ id: passkeyChallenges.id });
  return rows.length > 0;
}

export async function deleteEndedPasskeyChallenges(ctx: Context): Promise<void> {
  await ctx.db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, ctx.now()));
}

/** False if the key is already registered. */
export async function insertPasskey(ctx: Context, passkey: Omit<Passkey, "id">): Promise<boolean> {
  const rows = await ctx.db
    .insert(passkeys)
    .values({ ...passkey, createdAt: ctx.now() })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function findPasskeyByCredential(ctx: Context, credentialId: string): Promise<Passkey | null> {
  const rows = await ctx.db
    .select({
      id: passkeys.id,
      customerId: passkeys.customerId,
      credentialId: passkeys.credentialId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      transports: passkeys.transports,
      name: passkeys.name,
    })
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId));
  return rows[0] ?? null;
}

/** False if the counter has not increased: the key may have been cloned. */
export async function countPasskeyUse(ctx: Context, id: number, counter: number): Promise<boolean> {
  const isHigher = lt(passkeys.counter, counter);
  const rows = await ctx.db
    .update(passkeys)
    .set({ counter, lastUsedAt: ctx.now() })
    .where(and(eq(passkeys.id, id), counter === 0 ? or(eq(passkeys.counter, 0), isHigher) : isHigher))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function findPasskeysOf(ctx: Context, customerId: number): Promise<(PasskeyView & Passkey)[]> {
  return ctx.db
    .select({
      id: passkeys.id,
      customerId: passkeys.customerId,
      credentialId: passkeys.credentialId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      transports: passkeys.transports,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId))
    .orderBy(asc(passkeys.id));
}

export async function setPasskeyName(ctx: Context, customerId: number, id: number, name: string): Promise<boolean> {
  const rows = await ctx.db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.customerId, customerId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Returns its name; null if the customer has no such passkey. */
export async function deletePasskeyRow(ctx: Context, customerId: number, id: number): Promise<string | null> {
  const rows = await ctx.db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.customerId, customerId)))
    .returning({ name: passkeys.name });
  return rows[0]?.name ?? null;
}

export async function deletePasskeysOf(ctx: Context, customerId: number): Promise<void> {
  await ctx.db.delete(passkeys).where(eq(passkeys.customerId, customerId));
  await ctx.db.delete(passkeyChallenges).where(eq(passkeyChallenges.customerId, customerId));
}
