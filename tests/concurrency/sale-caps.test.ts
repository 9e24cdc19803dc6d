import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { joinCampaign, makeCampaign } from "#tests/support/sales.ts";
import { openRaceShop, type ReadyBuyer } from "./open-race-shop.ts";

const CAP = 10;
const CAP_PER_BUYER = 2;

const shop = await openRaceShop({ products: 2, stock: 500 }, async (db, [lamp, mug]) => {
  const { id } = await makeCampaign(db, { isFlashSale: true });
  await joinCampaign(db, id, lamp!, { maximumUnits: CAP });
  await joinCampaign(db, id, mug!, { maximumPerBuyer: CAP_PER_BUYER });
});

/** Buyers whose carts have one unit, confirmed; each has an e-mail address of the name that is given. */
const readyBuyers = (product: MadeProduct, names: readonly string[]): Promise<ReadyBuyer[]> =>
  Promise.all(names.map((name) => shop.readyBuyer(name, [product])));

/** Units sold of a product, at a campaign's price and at the usual one. */
async function soldOf({ productId }: MadeProduct): Promise<{ onSale: number; usual: number }> {
  const { rows } = (await shop.db.execute(sql`
    select coalesce(sum(l.quantity) filter (where l.campaign_product_id is not null), 0)::int as on_sale,
      coalesce(sum(l.quantity) filter (where l.unit_price_minor = v.price_minor), 0)::int as usual
    from order_lines l join variants v on v.id = l.variant_id where l.product_id = ${productId}`)) as {
    rows: { on_sale: number; usual: number }[];
  };
  return { onSale: rows[0]!.on_sale, usual: rows[0]!.usual };
}

describe("at the same moment", () => {
  test("50 buyers of a sale that has 10 units buy exactly 10 at its price, the others are shown the regular price and buy at that", async () => {
    const lamp = shop.goods[0]!;
    const ready = await readyBuyers(
      lamp,
      Array.from({ length: 50 }, (_, index) => `lamp-${index}`),
    );
    const answers = await Promise.all(ready.map(({ buyer, trxId }) => buyer.complete(trxId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CAP);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(50 - CAP);
    expect(await soldOf(lamp)).toEqual({ onSale: CAP, usual: 0 });
    const losers = ready.filter((_, index) => answers[index]!.status !== 200);
    expect(await Promise.all(losers.map(shop.acceptPrice))).toEqual(losers.map(() => 200));
    expect(await soldOf(lamp)).toEqual({ onSale: CAP, usual: 50 - CAP });
    expect(await findBrokenBooks(shop.db)).toEqual([]);
  });

  test("12 visitors with one e-mail address have at the sale's price what one buyer may have", async () => {
    const mug = shop.goods[1]!;
    const ready = await readyBuyers(
      mug,
      Array.from({ length: 12 }, () => "same"),
    );
    const answers = await Promise.all(ready.map(({ buyer, trxId }) => buyer.complete(trxId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CAP_PER_BUYER);
    expect(await soldOf(mug)).toEqual({ onSale: CAP_PER_BUYER, usual: 0 });
    expect(await findBrokenBooks(shop.db)).toEqual([]);
  });
});
