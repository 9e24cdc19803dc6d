import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readMoney } from "#db/columns.ts";
import { listingProducts, listingVariants } from "#db/schema/listing.ts";
import { priceChanges, priceRules } from "#db/schema/price-rule.ts";
import { makeCategory, makeProduct, makeShop, type MadeProduct } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { createDice, makeRandomCatalog, type RandomProduct } from "#tests/support/random-catalog.ts";
import { findPricesNow } from "../../catalog/product/find-prices-now.ts";
import { refreshListings, refreshStaleListings } from "./refresh-listings.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const MINUTE = 60_000;
const MAX_INSTANTS = 90;
const { db } = await openTestDatabase();
const minutes = (count: number) => new Date(NOW.getTime() + count * MINUTE);
const minor = (value: number | null) => (value === null ? null : readMoney(value, "USD"));

test("rows written at every edge, and a moment before and after it, tell what the rules make one by one", async () => {
  const catalog = await makeRandomCatalog(db, createDice(5), NOW, 40);
  await refreshListings(makeContext(db, { now: NOW }), "all");
  const rules = await db.select().from(priceRules);
  const edges = rules.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt?.getTime() ?? 0]);
  const around = edges.flatMap((edge) => [edge - 1, edge, edge + 1]).filter((at) => at > NOW.getTime());
  const ids = catalog.products.map(({ id }) => id);
  for (const at of [...new Set(around)].toSorted((one, other) => one - other).slice(0, MAX_INSTANTS)) {
    const ctx = makeContext(db, { now: new Date(at) });
    await refreshStaleListings(ctx);
    const prices = await findPricesNow(ctx, ids);
    for (const row of await db.select().from(listingVariants))
      expect({
        price: minor(row.priceMinor),
        oldPrice: minor(row.oldPriceMinor),
        lowestPrice30Days: minor(row.lowestPrice30DaysMinor),
        validUntil: row.priceValidUntilAt,
        endsAt: row.offerEndsAt,
      }).toEqual(prices.get(row.variantId));
    const shown = new Map((await db.select().from(listingProducts)).map((row) => [row.productId, row]));
    for (const product of catalog.products) {
      const { campaignId, dealEndsAt } = shown.get(product.id)!;
      const campaign = catalog.campaigns.find(({ id }) => id === product.campaignId);
      expect(campaignId).toBe(campaign && isRunning(campaign, at) ? campaign.id : null);
      expect(dealEndsAt).toEqual(dealEnd(product, at));
    }
  }
});

test("a price counts from its edge on, however late the job is, also one that came and went unseen", async () => {
  const lamp = await makeLamp();
  await offer(lamp, 700, 10, 15);
  await offer(lamp, 800, 20, 60);
  await refreshListings(makeContext(db, { now: NOW }), [lamp.productId]);
  await refreshStaleListings(makeContext(db, { now: minutes(25) }));
  expect(await changesOf(lamp)).toEqual([
    [700, minutes(10)],
    [1000, minutes(15)],
    [800, minutes(20)],
  ]);
  const [row] = await db.select().from(listingVariants).where(eq(listingVariants.productId, lamp.productId));
  expect(row).toMatchObject({ priceMinor: 800, oldPriceMinor: 1000, lowestPrice30DaysMinor: 700 });
  await refreshStaleListings(makeContext(db, { now: minutes(90) }));
  expect((await changesOf(lamp)).at(-1)).toEqual([1000, minutes(60)]);
});

test("edges of rules that change nothing leave no history", async () => {
  const lamp = await makeLamp();
  await offer(lamp, 700, 10, 60);
  await offer(lamp, 900, 20, 30);
  await refreshListings(makeContext(db, { now: NOW }), [lamp.productId]);
  await refreshStaleListings(makeContext(db, { now: minutes(70) }));
  expect(await changesOf(lamp)).toEqual([
    [700, minutes(10)],
    [1000, minutes(60)],
  ]);
});

const makeLamp = async () => makeProduct(db, await makeShop(db), await makeCategory(db), { prices: [1000] });

async function offer({ productId }: MadeProduct, amountMinor: number, from: number, to: number): Promise<void> {
  const fixed = { kind: "special" as const, discountKind: "fixed_price" as const, amountMinor };
  await db.insert(priceRules).values({ productId, ...fixed, startsAt: minutes(from), endsAt: minutes(to) });
}

async function changesOf({ variantIds }: MadeProduct): Promise<[number, Date][]> {
  const rows = await db
    .select()
    .from(priceChanges)
    .where(eq(priceChanges.variantId, variantIds[0]!))
    .orderBy(asc(priceChanges.changedAt));
  return rows.map(({ priceMinor, changedAt }) => [priceMinor, changedAt]);
}

const isRunning = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, at: number): boolean =>
  startsAt.getTime() <= at && at < endsAt.getTime();

function dealEnd({ deals }: RandomProduct, at: number): Date | null {
  const ends = deals.filter((deal) => isRunning(deal, at)).map(({ endsAt }) => endsAt.getTime());
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}
