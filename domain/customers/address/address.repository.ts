import { and, asc, count, desc, eq } from "drizzle-orm";
import { addresses } from "#db/schema/address.ts";
import type { Context } from "../../context.ts";
import type { AddressUse, PostalAddress, SavedAddress } from "./address.ts";

export async function findAddressRows(ctx: Context, customerId: number): Promise<Omit<SavedAddress, "countryName">[]> {
  const rows = await ctx.db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.isDefaultShipping), asc(addresses.id));
  return rows.map(({ customerId: _owner, createdAt: _created, ...address }) => address);
}

export async function countAddresses(ctx: Context, customerId: number): Promise<number> {
  const rows = await ctx.db.select({ count: count() }).from(addresses).where(eq(addresses.customerId, customerId));
  return rows[0]!.count;
}

export async function insertAddress(ctx: Context, customerId: number, address: PostalAddress): Promise<number> {
  const rows = await ctx.db
    .insert(addresses)
    .values({ ...address, customerId, createdAt: ctx.now() })
    .returning({ id: addresses.id });
  return rows[0]!.id;
}

/** False if the customer has no such address. */
export async function updateAddress(
  ctx: Context,
  customerId: number,
  id: number,
  address: PostalAddress,
): Promise<boolean> {
  const rows = await ctx.db
    .update(addresses)
    .set(address)
    .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)))
    .returning({ id: addresses.id });
  return rows.length > 0;
}

export async function removeAddress(ctx: Context, customerId: number, id: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)))
    .returning({ id: addresses.id });
  return rows.length > 0;
}

/** There is one default per use: the previous one is unset first. */
export async function setDefaultAddress(
  ctx: Context,
  customerId: number,
  id: number,
  use: AddressUse,
): Promise<boolean> {
  const key = use === "shipping" ? "isDefaultShipping" : "isDefaultBilling";
  await ctx.db
    .update(addresses)
    .set({ [key]: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses[key], true)));
  const rows = await ctx.db
    .update(addresses)
    .set({ [key]: true })
    .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)))
    .returning({ id: addresses.id });
  return rows.length > 0;
}
