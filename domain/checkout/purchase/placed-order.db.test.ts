import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { orderEvents, orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { shops } from "#db/schema/shop.ts";
import { getPurchase } from "#domain/orders/order/get-purchase.ts";
import { moveFulfilment } from "#domain/orders/order/move-fulfilment.ts";
import { SYSTEM } from "#domain/orders/order/order.ts";
import { trackOrder } from "#domain/orders/order/track-order.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { advanceToDelivered } from "#tests/support/placed-orders.ts";
import { stockOf } from "#tests/support/managed-orders.ts";
import { makeCustomer } from "#tests/support/customers.ts";

const { db } = await openTestDatabase();
const { lamp, shirt } = await makeGoods(db);
const ctx = await guestContext(db);

describe("an order", () => {
  async function placedOrder(paymentType = "cash_on_delivery"): Promise<{ id: number; code: string }> {
    await buy(ctx, await fillCart(ctx, [lamp, 2]), paymentType);
    return (await db.select({ id: orders.id, code: orders.code }).from(orders))[0]!;
  }

  test("moves step by step, and its stock with it", async () => {
    const { id } = await placedOrder();
    expect(await moveFulfilment(ctx, id, "delivered", SYSTEM)).toFail("wrong_state");
    await advanceToDelivered(ctx, id);
    expect(await stockOf(db, lamp)).toEqual({ onHand: 3, allocated: 0 });
    expect(await moveFulfilment(ctx, id, "canceled", SYSTEM)).toFail("wrong_state");
    const events = await db.select().from(orderEvents).where(eq(orderEvents.axis, "fulfilment"));
    expect(events.map(({ fromStatus, toStatus }) => [fromStatus, toStatus])).toHaveLength(5);
  });

  test("that is canceled releases its stock, even in transit", async () => {
    const { id } = await placedOrder();
    await moveFulfilment(ctx, id, "confirmed", SYSTEM);
    await moveFulfilment(ctx, id, "picked_up", SYSTEM);
    expect(await moveFulfilment(ctx, id, "canceled", SYSTEM)).toSucceed();
    expect(await stockOf(db, lamp)).toEqual({ onHand: 5, allocated: 0 });
    const second = await placedOrder("sandbox");
    expect(await moveFulfilment(ctx, second.id, "confirmed", SYSTEM)).toFail();
  });

  test("is tracked by its code with contact or key, without names and addresses", async () => {
    const { code } = await placedOrder();
    const found = await trackOrder(ctx, { code: code.toLowerCase().replaceAll("-", " "), contact: " ADA@example.com" });
    expect(found).toMatchObject({ value: { order: { code, fulfilmentStatus: "pending", linesCount: 1 } } });
    expect(JSON.stringify(found)).not.toMatch(/Lovelace|Lane|Berlin|example/);
    expect(await trackOrder(ctx, { code, contact: "0049 30 123-456" })).toSucceed();
    expect(await trackOrder(ctx, { code, contact: "eve@example.com" })).toFail("not_found");
    expect(await trackOrder(ctx, { code: "SK-0000-0000", contact: "ada@example.com" })).toFail("not_found");
  });

  test("is seen by its owner, its shop and staff, and by no other customer", async () => {
    const come = async () => guestContext(db, { visitor: { customerId: await makeCustomer(db) } });
    const [owner, seller, other] = [await come(), await come(), await come()];
    await db.update(shops).set({ ownerId: seller.visitor.customerId }).where(eq(shops.id, shirt.shopId));
    const trxId = await fillCart(owner, [lamp, 1], [shirt, 1]);
    await buy(owner, trxId);
    const elsewhere = await guestContext(db, { visitor: { customerId: owner.visitor.customerId } });
    expect(
      (await getPurchase(
        { ...elsewhere, visitor: { ...elsewhere.visitor, customerId: owner.visitor.customerId } },
        { trxId },
      ))!.orders,
    ).toHaveLength(2);
    const seen = (await getPurchase(seller, { trxId }))!;
    expect(seen.orders).toMatchObject([{ shop: { id: shirt.shopId } }]);
    expect(seen.total).toEqual(seen.orders[0]!.total);
    expect(await getPurchase(other, { trxId })).toBeNull();
    expect(
      await getPurchase({ ...other, visitor: { ...other.visitor, permissions: ["orders.read"] } }, { trxId }),
    ).toMatchObject({ orders: [{}, {}] });
    const afterSignOut = { ...owner, visitor: { ...owner.visitor, customerId: null } };
    expect(await getPurchase(afterSignOut, { trxId })).toBeNull();
    expect(await db.select().from(purchases)).toHaveLength(1);
  });
});
