import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { shops } from "#db/schema/shop.ts";
import { makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import type { Context } from "../../context.ts";
import { findFollowedIds } from "./find-followed-ids.ts";
import { findFollowedSellers } from "./find-followed-sellers.ts";
import { followSeller } from "./follow-seller.ts";
import { unfollowSeller } from "./unfollow-seller.ts";

const { db } = await openTestDatabase();
const guest = makeContext(db);

const shopIds: number[] = [await makeShop(db), await makeShop(db), await makeShop(db)];
const [noor, sami] = (await Promise.all([customer("noor", 0), customer("sami", 1)])) as [Context, Context];

async function customer(name: string, minutes: number): Promise<Context> {
  const customerId = await makeCustomer(db, { firstName: name, email: `${name}@souk.example` });
  return makeContext(db, { visitor: { customerId }, now: new Date(Date.UTC(2026, 10, 20, 12, minutes)) });
}

const later = (ctx: Context, minutes: number): Context => {
  const now = new Date(ctx.now().getTime() + minutes * 60_000);
  return { ...ctx, now: () => now };
};

describe("following a shop", () => {
  test("is only for customers", async () => {
    expect(await followSeller(guest, shopIds[0]!)).toEqual({ ok: false, failure: { code: "sign_in" } });
    expect(await unfollowSeller(guest, shopIds[0]!)).toEqual({ ok: false, failure: { code: "sign_in" } });
    expect(await findFollowedSellers(guest, 1)).toEqual({ ok: false, failure: { code: "sign_in" } });
    expect(await findFollowedIds(guest)).toEqual([]);
  });

  test("counts each customer once, however often it is done", async () => {
    expect(await followSeller(noor, shopIds[0]!)).toEqual({ ok: true, value: { followersCount: 1 } });
    expect(await followSeller(noor, shopIds[0]!)).toEqual({ ok: true, value: { followersCount: 1 } });
    expect(await followSeller(sami, shopIds[0]!)).toEqual({ ok: true, value: { followersCount: 2 } });
    expect(await unfollowSeller(noor, shopIds[0]!)).toEqual({ ok: true, value: { followersCount: 1 } });
    expect(await unfollowSeller(noor, shopIds[0]!)).toEqual({ ok: true, value: { followersCount: 1 } });
  });

  test("is refused for a shop that does not sell", async () => {
    await db.update(shops).set({ status: "suspended" }).where(eq(shops.id, shopIds[1]!));
    expect(await followSeller(noor, shopIds[1]!)).toEqual({ ok: false, failure: { code: "not_found" } });
    expect(await followSeller(noor, 2_000_000_000)).toEqual({ ok: false, failure: { code: "not_found" } });
  });

  test("lists the customer's own, the newest first, in pages, while they sell", async () => {
    for (const [index, id] of shopIds.entries()) await followSeller(later(noor, index), id);
    expect(await findFollowedIds(noor)).toEqual(shopIds.toReversed());
    expect(await findFollowedSellers(noor, 2, 2)).toMatchObject({
      value: { items: [{ id: shopIds[0], followersCount: 1 }], total: 3, page: 2 },
    });
    await db.update(shops).set({ status: "closed" }).where(eq(shops.id, shopIds[2]!));
    expect(await findFollowedSellers(noor, 1)).toMatchObject({
      value: { items: [{ id: shopIds[1] }, { id: shopIds[0] }], total: 2 },
    });
    expect(await findFollowedIds(sami)).toEqual([]);
  });
});
