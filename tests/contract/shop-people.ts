import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { affiliates } from "#db/schema/affiliate.ts";
import { customers, staff } from "#db/schema/customer.ts";
import { shopMembers } from "#db/schema/shop-team.ts";
import { shops } from "#db/schema/shop.ts";
import { hashPassword } from "#domain/customers/password/password.ts";
import { TEAM_ROLES, type TeamRole } from "#shared/shop-role.ts";
import type { Client } from "../support/client.ts";
import { makeCustomer } from "../support/customers.ts";
import type { ContractShop } from "./open-shop.ts";

const PASSWORD = "souk-demo";

/** A shop's owner and team, and those who have nothing to do there. */
export type ShopPeople = {
  owner: Client;
  team: ReadonlyMap<TeamRole, Client>;
  /** Owns another shop. */
  otherSeller: Client;
  affiliate: Client;
  /** Staff with permissions that have nothing to do with shops, payouts or affiliates. */
  clerk: Client;
};

/** Gives the demo's seller a team with a member in each role, and adds the others. */
export async function insertShopPeople(db: Database): Promise<number> {
  const [seller] = await db.select().from(customers).where(eq(customers.email, "seller@souk.example"));
  const [own] = await db.select().from(shops).where(eq(shops.ownerId, seller!.id)).orderBy(asc(shops.id)).limit(1);
  const [other] = await db
    .select()
    .from(shops)
    .where(and(ne(shops.id, own!.id), eq(shops.isOperator, false), eq(shops.status, "approved")))
    .orderBy(desc(shops.id))
    .limit(1);
  const passwordHash = await hashPassword(PASSWORD);
  const add = (name: string) =>
    makeCustomer(db, { firstName: name, email: `${name}@team.example`, emailVerifiedAt: new Date(), passwordHash });
  for (const role of TEAM_ROLES)
    await db.insert(shopMembers).values({ shopId: own!.id, customerId: await add(role), role });
  await db
    .update(shops)
    .set({ ownerId: await add("other") })
    .where(eq(shops.id, other!.id));
  await db.insert(affiliates).values({
    customerId: await add("affiliate"),
    code: "matrix-affiliate",
    status: "approved",
    agreement: "2026-11",
    agreedAt: new Date(),
  });
  await db.insert(staff).values({ customerId: await add("clerk"), permissions: ["mails.read"] });
  return own!.id;
}

export async function signInShopPeople(shop: ContractShop): Promise<ShopPeople> {
  const { signIn } = shop;
  const team = new Map<TeamRole, Client>();
  for (const role of TEAM_ROLES) team.set(role, await signIn(`${role}@team.example`));
  return {
    owner: await signIn("seller@souk.example"),
    team,
    otherSeller: await signIn("other@team.example"),
    affiliate: await signIn("affiliate@team.example"),
    clerk: await signIn("clerk@team.example"),
  };
}
