import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MadeProduct } from "#tests/support/catalogue.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { checkoutForm, comeAsGuest, fillCart, makeGoods } from "#tests/support/shopping.ts";
import type { Context } from "../../context.ts";
import { confirmOrder } from "./confirm-order.ts";
import { findShippingCost } from "./find-shipping-cost.ts";

const { db } = await openTestDatabase();
const NOWHERE = 2_000_000_000;
let lamp: MadeProduct;
let ctx: Context;

beforeAll(async () => {
  ({ lamp } = await makeGoods(db));
});

beforeEach(async () => {
  ctx = await comeAsGuest(db);
});

describe("the price of a delivery", () => {
  test("is refused where the order would be, and for the same reason", async () => {
    expect(await findShippingCost(ctx, {})).toMatchObject({ failure: { code: "cart_empty" } });
    const trxId = await fillCart(ctx, [lamp, 1]);
    for (const [more, code] of [
      [{ trx_id: "another-purchase" }, "not_found"],
      [{ delivery: { [lamp.shopId]: NOWHERE } }, "delivery_missing"],
      [{ pickup: { [lamp.shopId]: NOWHERE } }, "delivery_missing"],
    ] as const) {
      expect(await findShippingCost(ctx, { trx_id: trxId, ...more })).toMatchObject({ failure: { code } });
      expect(await confirmOrder(ctx, checkoutForm(trxId, more))).toMatchObject({ failure: { code } });
    }
    expect(await findShippingCost(ctx, { trx_id: trxId, country_code: "ZZ" })).toMatchObject({
      failure: { code: "invalid", errors: { country_code: ["We don't ship to this country."] } },
    });
    const closed = { ...ctx, settings: { ...ctx.settings, disableGuest: true } };
    expect(await findShippingCost(closed, { trx_id: trxId })).toMatchObject({ failure: { code: "login_first" } });
    expect(await findShippingCost(ctx, { trx_id: trxId })).toMatchObject({ ok: true });
  });
});
