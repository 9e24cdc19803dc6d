import { and, asc, eq } from "drizzle-orm";
import { identities } from "#db/schema/identity.ts";
import type { Context } from "../../context.ts";
import type { ForeignIdentity } from "./identity-provider.ts";

/** An account at a provider that signs a customer in. */
export type ConnectedIdentity = { id: number; provider: string; email: string; createdAt: Date };

/** The customer connected to the identity; null if there is none. */
export async function findIdentityOwner(
  ctx: Context,
  { issuer, subject }: Pick<ForeignIdentity, "issuer" | "subject">,
): Promise<number | null> {
  const rows = await ctx.db
    .select({ customerId: identities.customerId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return rows[0]?.customerId ?? null;
}

/** False if the identity is already connected. */
export async function insertIdentity(ctx: Context, customerId: number, identity: ForeignIdentity): Promise<boolean> {
  const { provider, issuer, subject, email } = identity;
  const rows = await ctx.db
    .insert(identities)
    .values({ customerId, provider, issuer, subject, email, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: identities.id });
  return rows.length > 0;
}

export async function touchIdentity(ctx: Context, { issuer, subject }: ForeignIdentity): Promise<void> {
  await ctx.db
    .update(identities)
    .set({ lastUsedAt: ctx.now() })
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
}

export async function findIdentitiesOf(ctx: Context, customerId: number): Promise<ConnectedIdentity[]> {
  return ctx.db
    .select({
      id: identities.id,
      provider: identities.provider,
      email: identities.email,
      createdAt: identities.createdAt,
    })
    .from(identities)
    .where(eq(identities.customerId, customerId))
    .orderBy(asc(identities.id));
}

/** Returns its provider; null if the customer has no such identity. */
export async function deleteIdentity(ctx: Context, customerId: number, id: number): Promise<string | null> {
  const rows = await ctx.db
    .delete(identities)
    .where(and(eq(identities.id, id), eq(identities.customerId, customerId)))
    .returning({ provider: identities.provider });
  return rows[0]?.provider ?? null;
}

export async function deleteIdentitiesOf(ctx: Context, customerId: number): Promise<void> {
  await ctx.db.delete(identities).where(eq(identities.customerId, customerId));
}
