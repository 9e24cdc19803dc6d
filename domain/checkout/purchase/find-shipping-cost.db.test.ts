import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { checkoutForm, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { confirmOrder } from "./confirm-order.ts";
import { findShippingCost } from "./find-shipping-cost.ts";

const { db } = await openTestDatabase();
const NOWHERE = 2_000_000_000;
const { lamp } = await makeGoods(db);
const ctx = await guestContext(db);

test("the price of a delivery is refused where the order would be, and for the same reason", async () => {
  expect(await findShippingCost(ctx, {})).toFail("cart_empty");
  const trxId = await fillCart(ctx, [lamp, 1]);
  for (const [more, code] of [
    [{ trx_id: "another-purchase" }, "not_found"],
    [{ delivery: { [lamp.shopId]: NOWHERE } }, "delivery_missing"],
    [{ pickup: { [lamp.shopId]: NOWHERE } }, "delivery_missing"],
  ] as const) {
    expect(await findShippingCost(ctx, { trx_id: trxId, ...more })).toFail(code);
    expect(await confirmOrder(ctx, checkoutForm(trxId, more))).toFail(code);
  }
  expect(await findShippingCost(ctx, { trx_id: trxId, country_code: "ZZ" })).toFail("invalid", {
    errors: { country_code: ["We don't ship to this country."] },
  });
  const closed = { ...ctx, settings: { ...ctx.settings, disableGuest: true } };
  expect(await findShippingCost(closed, { trx_id: trxId })).toFail("login_first");
  expect(await findShippingCost(ctx, { trx_id: trxId })).toSucceed();
});
