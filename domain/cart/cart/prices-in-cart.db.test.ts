import { expect, test } from "vitest";
import { priceRules } from "#db/schema/price-rule.ts";
import { variants } from "#db/schema/product.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { HOUR, joinCampaign, makeCampaign } from "#tests/support/sales.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import type { Context } from "../../context.ts";
import { acknowledgeChanges } from "./acknowledge-changes.ts";
import { addToCart } from "./add-to-cart.ts";
import { changeQuantity } from "./change-quantity.ts";
import { getCart } from "./get-cart.ts";

const { db } = await openTestDatabase();
const { lamp, shirt } = await makeGoods(db);
const ctx = await guestContext(db);

const inHours = (hours: number) => new Date(ctx.now().getTime() + hours * HOUR);
const later = (hours: number): Context => ({ ...ctx, now: () => inHours(hours) });

async function reduce(kind: "special" | "daily_deal", basisPoints: number, endsAt: Date): Promise<void> {
  const percent = { discountKind: "percent" as const, percentBasisPoints: basisPoints };
  await db.insert(priceRules).values({ productId: lamp.productId, kind, ...percent, startsAt: inHours(-1), endsAt });
}

async function ladder(product: MadeProduct, minimumQuantity: number, basisPoints: number): Promise<void> {
  const percent = { discountKind: "percent" as const, percentBasisPoints: basisPoints };
  await db
    .insert(priceRules)
    .values({ productId: product.productId, kind: "wholesale", minimumQuantity, ...percent, startsAt: inHours(-1) });
}

test.each(["special", "daily_deal"] as const)(
  "a %s that ends while it is in the cart is reported when it ends, and is paid at the regular price once that was seen",
  async (kind) => {
    await reduce(kind, 2500, inHours(1));
    const trxId = await fillCart(ctx, [lamp, 2]);
    expect(await getCart({ ...ctx, now: () => new Date(inHours(1).getTime() - 1) })).toMatchObject({
      changes: [],
      totals: { subTotal: { amount: 3000 } },
    });
    const cart = await getCart(later(1));
    expect(cart).toMatchObject({ changes: [{ kind: "sale_ended" }], totals: { subTotal: { amount: 4000 } } });
    expect(cart.changes[0]!.message).toContain("has ended. It was $15.00 and is now $20.00.");
    expect(await buy(later(1), trxId)).toFail("cart_changed");
    expect(await acknowledgeChanges(later(1))).toMatchObject({ changes: [], carts: [{ oldPrice: null }] });
    expect(await buy(later(1), trxId)).toSucceed();
  },
);

test("the end of a campaign is shown the same way; a campaign replaced by a lower offer is shown as a changed price", async () => {
  await joinCampaign(db, (await makeCampaign(db, { endsAt: inHours(1) })).id, lamp);
  await fillCart(ctx, [lamp, 1]);
  expect(await getCart(ctx)).toMatchObject({ carts: [{ price: { amount: 1000 }, oldPrice: { amount: 2000 } }] });
  expect(await getCart(later(1))).toMatchObject({ changes: [{ kind: "sale_ended" }] });
  const next = { discountKind: "fixed_price" as const, amountMinor: 900, startsAt: inHours(1), endsAt: inHours(2) };
  await db.insert(priceRules).values({ productId: lamp.productId, kind: "special", ...next });
  expect(await getCart(later(1))).toMatchObject({ changes: [{ kind: "price" }], carts: [{ price: { amount: 900 } }] });
});

test("an ordinary price increase is not reported as an ended offer", async () => {
  await reduce("special", 2500, inHours(1));
  await fillCart(ctx, [lamp, 1]);
  await db.update(variants).set({ priceMinor: 3000 });
  expect(await getCart(later(1))).toMatchObject({ changes: [{ kind: "price" }] });
});

test("a quantity has the price of its step, up and down, and nothing has to be acknowledged for that", async () => {
  await ladder(shirt, 3, 1000);
  await ladder(shirt, 6, 2000);
  const added = valueOf(
    await addToCart(ctx, { product_id: shirt.productId, variants_ids: shirt.variantIds[0], quantity: 2 }),
  );
  const { id } = added.carts[0]!;
  const priceOf = async (quantity: number) => {
    const changed = valueOf(await changeQuantity(ctx, { id, quantity }));
    expect(changed.changes).toEqual([]);
    return changed.carts[0]!.price.amount;
  };
  expect([await priceOf(3), await priceOf(5), await priceOf(6), await priceOf(2)]).toEqual([1350, 1350, 1200, 1500]);
  expect(await buy(ctx, await fillCart(ctx, [shirt, 4]))).toSucceed();
});

test("a step holds instead of a campaign's price where it is lower, and then no cap counts it", async () => {
  await joinCampaign(db, (await makeCampaign(db)).id, shirt, { percentBasisPoints: 1500, maximumUnits: 2 });
  await ladder(shirt, 5, 3000);
  const add = (quantity: number) =>
    addToCart(ctx, { product_id: shirt.productId, variants_ids: shirt.variantIds[0], quantity });
  expect(await add(3)).toFail("above_sale_maximum");
  expect(await add(5)).toMatchObject({ value: { carts: [{ price: { amount: 1050 } }], changes: [] } });
});
