import { and, desc, eq, notInArray, or, gt, gte, sql } from "drizzle-orm";
import { providerCustomers, savedCards } from "#db/schema/card.ts";
import { customers } from "#db/schema/customer.ts";
import type { Context } from "../../context.ts";
import type { StoredCard } from "./card.ts";

export async function getProviderCustomer(ctx: Context, customerId: number, vault: string): Promise<string | null> {
  const rows = await ctx.db
    .select({ reference: providerCustomers.reference })
    .from(providerCustomers)
    .where(and(eq(providerCustomers.customerId, customerId), eq(providerCustomers.vault, vault)));
  return rows[0]?.reference ?? null;
}

/** Null for a deleted account. */
export async function getEmailOf(ctx: Context, customerId: number): Promise<string | null> {
  const rows = await ctx.db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId));
  return rows[0]?.email ?? null;
}

export async function findProviderCustomers(
  ctx: Context,
  customerId: number,
): Promise<{ vault: string; reference: string }[]> {
  return ctx.db
    .select({ vault: providerCustomers.vault, reference: providerCustomers.reference })
    .from(providerCustomers)
    .where(eq(providerCustomers.customerId, customerId))
    .orderBy(providerCustomers.id);
}

export async function insertProviderCustomer(
  ctx: Context,
  values: { customerId: number; vault: string; reference: string },
): Promise<void> {
  await ctx.db
    .insert(providerCustomers)
    .values({ ...values, createdAt: ctx.now() })
    .onConflictDoNothing();
}

const cardColumns = {
  id: savedCards.id,
  vault: savedCards.vault,
  reference: savedCards.reference,
  customerReference: providerCustomers.reference,
  brand: savedCards.brand,
  lastDigits: savedCards.lastDigits,
  expiryMonth: savedCards.expiryMonth,
  expiryYear: savedCards.expiryYear,
};

/** Cards of the customer, last used first. */
export async function findCardRows(ctx: Context, customerId: number): Promise<StoredCard[]> {
  return ctx.db
    .select(cardColumns)
    .from(savedCards)
    .innerJoin(providerCustomers, isSameOwner)
    .where(eq(savedCards.customerId, customerId))
    .orderBy(desc(savedCards.lastUsedAt), desc(savedCards.id));
}

const isSameOwner = and(
  eq(providerCustomers.customerId, savedCards.customerId),
  eq(providerCustomers.vault, savedCards.vault),
);

/** Not an expired one: a card is valid until the end of its month. */
export async function getUsableCard(ctx: Context, customerId: number, id: number): Promise<StoredCard | null> {
  const today = ctx.now();
  const year = today.getUTCFullYear();
  const rows = await ctx.db
    .select(cardColumns)
    .from(savedCards)
    .innerJoin(providerCustomers, isSameOwner)
    .where(
      and(
        eq(savedCards.customerId, customerId),
        eq(savedCards.id, id),
        or(
          gt(savedCards.expiryYear, year),
          and(eq(savedCards.expiryYear, year), gte(savedCards.expiryMonth, today.getUTCMonth() + 1)),
        ),
      ),
    );
  return rows[0] ?? null;
}

/** The cards that the provider stores now; all others are deleted. */
export async function writeCards(
  ctx: Context,
  { customerId, vault }: { customerId: number; vault: string },
  cards: readonly { reference: string; brand: string; lastDigits: string; expiryMonth: number; expiryYear: number }[],
): Promise<void> {
  const references = cards.map(({ reference }) => reference);
  await ctx.db
    .delete(savedCards)
    .where(
      and(
        eq(savedCards.customerId, customerId),
        eq(savedCards.vault, vault),
        references.length > 0 ? notInArray(savedCards.reference, references) : undefined,
      ),
    );
  if (cards.length === 0) return;
  const now = ctx.now();
  await ctx.db
    .insert(savedCards)
    .values(cards.map((card) => ({ ...card, customerId, vault, createdAt: now, lastUsedAt: now })))
    .onConflictDoUpdate({
      target: [savedCards.vault, savedCards.reference],
      set: { expiryMonth: sql`excluded.expiry_month`, expiryYear: sql`excluded.expiry_year` },
    });
}

export async function writeCardUse(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(savedCards).set({ lastUsedAt: ctx.now() }).where(eq(savedCards.id, id));
}

export async function deleteCard(ctx: Context, customerId: number, id: number): Promise<void> {
  await ctx.db.delete(savedCards).where(and(eq(savedCards.customerId, customerId), eq(savedCards.id, id)));
}
