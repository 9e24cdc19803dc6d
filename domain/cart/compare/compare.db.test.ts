import { describe, expect, test } from "vitest";
import { products } from "#db/schema/product.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { eq } from "drizzle-orm";
import type { Context } from "../../context.ts";
import { refreshListings } from "../../discovery/listing/refresh-listings.ts";
import { beginSession } from "../../customers/session/begin-session.ts";
import { addToCompare } from "./add-to-compare.ts";
import { MAX_COMPARED } from "./compare.ts";
import { findComparedProducts } from "./find-compared-products.ts";
import { getComparison } from "./get-comparison.ts";
import { mergeCompared } from "./merge-compared.ts";
import { removeFromCompare } from "./remove-from-compare.ts";

const { db } = await openTestDatabase();
const ids: number[] = [];
let minutes = 0;

const [shop, category] = [await makeShop(db), await makeCategory(db)];
for (let index = 0; index < 6; index += 1)
  ids.push(
    (await makeProduct(db, shop, category, { specification: [{ name: "Weight", value: `${index} kg` }] })).productId,
  );
await refreshListings(makeContext(db), "all");

const guest = async (): Promise<Context> => (await beginSession(makeContext(db))).ctx;

async function compare(ctx: Context, productId: number) {
  minutes += 1;
  const now = new Date(Date.UTC(2026, 10, 20, 12, minutes));
  return addToCompare({ ...ctx, now: () => now }, productId);
}

const comparedBy = async (ctx: Context): Promise<number[]> => (await findComparedProducts(ctx)).map(({ id }) => id);

describe("the comparison", () => {
  test("shows what was put into it, in that order, each once, only to that visitor", async () => {
    const [ctx, other] = [await guest(), await guest()];
    for (const id of [ids[1]!, ids[0]!, ids[1]!]) expect(await compare(ctx, id)).toSucceed();
    expect(await comparedBy(ctx)).toEqual([ids[1], ids[0]]);
    expect(await comparedBy(other)).toEqual([]);
    expect(await comparedBy(makeContext(db))).toEqual([]);
    const comparison = await getComparison(ctx);
    expect(comparison.map(({ specification }) => specification)).toEqual([
      [{ name: "Weight", value: "1 kg" }],
      [{ name: "Weight", value: "0 kg" }],
    ]);
  });

  test("refuses more products than fit side by side", async () => {
    const ctx = await guest();
    for (const id of ids.slice(0, MAX_COMPARED)) await compare(ctx, id);
    expect(await compare(ctx, ids[4]!)).toFail("comparison_full");
    expect(await compare(ctx, ids[0]!)).toSucceed();
    await removeFromCompare(ctx, ids[0]!);
    expect(await compare(ctx, ids[4]!)).toSucceed();
    expect(await comparedBy(ctx)).toEqual([...ids.slice(1, MAX_COMPARED), ids[4]]);
  });

  test("has room again when one of them left the shop", async () => {
    const ctx = await guest();
    for (const id of ids.slice(0, MAX_COMPARED)) await compare(ctx, id);
    await db.update(products).set({ status: "draft" }).where(eq(products.id, ids[0]!));
    await refreshListings(ctx, [ids[0]!]);
    expect(await compare(ctx, ids[4]!)).toSucceed();
    expect(await comparedBy(ctx)).toHaveLength(MAX_COMPARED);
  });

  test("is merged at sign-in; above the limit, the newest stay", async () => {
    const ctx = await guest();
    const customerId = await makeCustomer(db);
    const signedIn = makeContext(db, { visitor: { sessionId: ctx.visitor.sessionId, customerId } });
    for (const id of ids.slice(0, 3)) await compare(signedIn, id);
    for (const id of ids.slice(2, 5)) await compare(ctx, id);
    await mergeCompared(signedIn, ctx.visitor.sessionId!, customerId);
    expect(await comparedBy(signedIn)).toEqual(ids.slice(1, 5));
    expect(await comparedBy(ctx)).toEqual([]);
  });
});
