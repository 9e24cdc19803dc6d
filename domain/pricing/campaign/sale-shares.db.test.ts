import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { campaignProducts } from "#db/schema/campaign.ts";
import { liveEvents } from "#db/schema/live-event.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { joinCampaign, makeCampaign } from "#tests/support/sales.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { publishSaleShares } from "./publish-sale-shares.ts";

const { db } = await openTestDatabase();
const shownShares = async () =>
  (await db.select().from(liveEvents).where(eq(liveEvents.name, "share")).orderBy(liveEvents.id)).map(
    ({ channels, data }) => ({ channels, data: JSON.parse(data) as unknown }),
  );

test("what is sold of a flash sale is shown at most once a second for each sale", async () => {
  const { lamp, shirt, song } = await makeGoods(db);
  const sale = await makeCampaign(db, { isFlashSale: true });
  const lampId = await joinCampaign(db, sale.id, lamp, { maximumUnits: 3 });
  const shirtId = await joinCampaign(db, sale.id, shirt, { maximumUnits: 5 });
  const openId = await joinCampaign(db, sale.id, song);
  const shopper = await guestContext(db);
  const heard: number[] = [];
  shopper.live = { ...shopper.live, showShares: (ids) => void heard.push(...ids) };
  await buy(shopper, await fillCart(shopper, [lamp, 2], [song, 1]));
  expect(heard).toHaveLength(2);
  expect(new Set(heard)).toEqual(new Set([lampId, openId]));
  const event = (productId: number, sold: number) => ({
    channels: [`flash-sale.${sale.id}`],
    data: { products: [{ product_id: productId, sold_units: sold }] },
  });
  // One without a cap has no share to show.
  expect(await publishSaleShares(shopper, heard)).toEqual([]);
  expect(await shownShares()).toEqual([event(lamp.productId, 2)]);
  expect(await publishSaleShares(shopper, [shirtId, lampId])).toEqual([lampId, shirtId]);
  expect(await shownShares()).toHaveLength(1);
  const later = new Date(shopper.now().getTime() + 1_001);
  await db.update(campaignProducts).set({ soldUnits: 4 }).where(eq(campaignProducts.id, shirtId));
  expect(await publishSaleShares({ ...shopper, now: () => later }, [shirtId])).toEqual([]);
  expect(await shownShares()).toEqual([event(lamp.productId, 2), event(shirt.productId, 4)]);
  const over = new Date(Date.now() + 2 * 3_600_000);
  expect(await publishSaleShares({ ...shopper, now: () => over }, [lampId])).toEqual([]);
  expect(await shownShares()).toHaveLength(2);
});
