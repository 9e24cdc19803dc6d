import { describe, expect, test } from "vitest";
import { viewedProducts } from "#db/schema/visitor.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import type { Context } from "../../context.ts";
import { refreshListings } from "../../discovery/listing/refresh-listings.ts";
import { beginSession } from "../session/begin-session.ts";
import { findViewedProducts, MAX_VIEWED } from "./find-viewed-products.ts";
import { mergeViewedProducts } from "./merge-viewed-products.ts";
import { recordProductView } from "./record-product-view.ts";

const { db } = await openTestDatabase();
const ids: number[] = [];
let minutes = 0;

/** Each view is a minute later. */
async function look(ctx: Context, productId: number) {
  minutes += 1;
  const now = new Date(Date.UTC(2026, 10, 20, 12, minutes));
  return recordProductView({ ...ctx, now: () => now }, productId);
}

const viewedBy = async (ctx: Context): Promise<number[]> => (await findViewedProducts(ctx)).map(({ id }) => id);
const guest = async (): Promise<Context> => (await beginSession(makeContext(db))).ctx;

const [shop, category] = [await makeShop(db), await makeCategory(db)];
for (let index = 0; index < 45; index++) ids.push((await makeProduct(db, shop, category)).productId);
await refreshListings(makeContext(db), "all");

describe("viewed products", () => {
  test("are the visitor's own, the newest first, each once", async () => {
    const [ctx, other] = [await guest(), await guest()];
    await look(ctx, ids[0]!);
    await look(ctx, ids[1]!);
    await look(ctx, ids[0]!);
    await look(other, ids[2]!);
    expect(await viewedBy(ctx)).toEqual([ids[0], ids[1]]);
    expect(await viewedBy(other)).toEqual([ids[2]]);
    expect(await viewedBy(makeContext(db))).toEqual([]);
  });

  test("are at most twenty, and the oldest are deleted", async () => {
    const ctx = await guest();
    for (const id of ids) await look(ctx, id);
    expect(await viewedBy(ctx)).toEqual(ids.toReversed().slice(0, MAX_VIEWED));
    expect(await db.select().from(viewedProducts)).toHaveLength(MAX_VIEWED * 2);
  });

  test("know only products that are shown", async () => {
    expect(await look(await guest(), 2_000_000_000)).toEqual({ ok: false, failure: { code: "not_found" } });
  });

  test("are kept at sign-in", async () => {
    const ctx = await guest();
    const customerId = await makeCustomer(db);
    const signedIn = makeContext(db, { visitor: { sessionId: ctx.visitor.sessionId, customerId } });
    await look(signedIn, ids[3]!);
    await look(ctx, ids[4]!);
    await look(ctx, ids[3]!);
    await mergeViewedProducts(signedIn, ctx.visitor.sessionId!, customerId);
    expect(await viewedBy(signedIn)).toEqual([ids[3], ids[4]]);
    expect(await viewedBy(ctx)).toEqual([]);
  });
});
