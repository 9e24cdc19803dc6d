import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { orderEvents, orders } from "#db/schema/order.ts";
import { products } from "#db/schema/product.ts";
import { purchases } from "#db/schema/purchase.ts";
import { orderRefunds } from "#db/schema/refund.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import { findCreditNotes } from "#domain/orders/document/find-credit-notes.ts";
import { getCreditNote } from "#domain/orders/document/get-credit-note.ts";
import { settlePayment } from "#domain/payment/attempt/settle-payment.ts";
import { payments } from "#db/schema/payment.ts";
import { moneyFromMinor } from "#shared/money.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { advanceToDelivered } from "#tests/support/placed-orders.ts";
import type { Context } from "../../context.ts";
import { buyAgain } from "./buy-again.ts";
import { cancelOrder } from "./cancel-order.ts";
import { cancelOwnOrder } from "./cancel-own-order.ts";
import { findOrderHistory } from "./find-order-history.ts";
import { getOwnOrder } from "./get-own-order.ts";
import { moveFulfilment } from "./move-fulfilment.ts";
import { SYSTEM } from "./order.ts";

const { db } = await openTestDatabase();
const goods = await makeGoods(db);
await db.update(products).set({ name: "A desk lamp" }).where(eq(products.id, goods.lamp.productId));
const [ada, eve] = [await signIn("ada"), await signIn("eve")];

async function signIn(name: string): Promise<Context> {
  const customerId = await makeCustomer(db, { firstName: name, email: `${name}@souk.example` });
  const ctx = await guestContext(db);
  return { ...ctx, visitor: { ...ctx.visitor, customerId } };
}

/** Buys and returns the orders, in the order of the shops. */
async function order(ctx: Context, wanted: [MadeProduct, number][], method = "cash_on_delivery") {
  const trxId = await fillCart(ctx, ...wanted);
  expect(await buy(ctx, trxId, method)).toSucceed();
  const [purchase] = await db.select().from(purchases).where(eq(purchases.trxId, trxId));
  const placed = await db.select().from(orders).where(eq(orders.purchaseId, purchase!.id)).orderBy(orders.id);
  return { purchase: purchase!, orders: placed };
}

async function pay(ctx: Context, purchaseId: number): Promise<void> {
  const [payment] = await db.select().from(payments).where(eq(payments.purchaseId, purchaseId));
  const amount = moneyFromMinor(payment!.amountMinor, payment!.currencyCode);
  expect(await settlePayment(ctx, payment!.id, { status: "paid", amount })).toBe("paid");
}

const statusOf = async (id: number) => (await db.select().from(purchases).where(eq(purchases.id, id)))[0]!.status;
const allocatedOf = async ({ variantIds }: MadeProduct) =>
  (await db.select().from(stockLevels).where(eq(stockLevels.variantId, variantIds[0]!)))[0]!.allocated;
const history = (ctx: Context, more: object = {}) =>
  findOrderHistory(ctx, { state: "all", search: "", page: 1, ...more });

describe("canceling", () => {
  test("gives back the stock, and the purchase ends with its last order", async () => {
    const { purchase, orders: placed } = await order(ada, [
      [goods.lamp, 1],
      [goods.shirt, 2],
    ]);
    expect(await allocatedOf(goods.shirt)).toBe(2);
    expect(await cancelOwnOrder(ada, placed[0]!.code, "")).toSucceed();
    expect(await statusOf(purchase.id)).toBe("placed");
    expect(await cancelOwnOrder(ada, placed[1]!.code, "changed my mind")).toSucceed();
    expect(await statusOf(purchase.id)).toBe("canceled");
    expect(await allocatedOf(goods.shirt)).toBe(0);
    expect(await db.select().from(orderEvents).where(eq(orderEvents.orderId, placed[1]!.id))).toContainEqual(
      expect.objectContaining({ toStatus: "canceled", actor: "shopper", note: "changed my mind" }),
    );
  });

  test("refunds only what was paid for this order, and only once", async () => {
    const { purchase, orders: placed } = await order(
      ada,
      [
        [goods.lamp, 1],
        [goods.shirt, 1],
      ],
      "sandbox",
    );
    await pay(ada, purchase.id);
    const [first] = placed;
    expect(await cancelOwnOrder(ada, first!.code, "")).toSucceed();
    expect(await cancelOwnOrder(ada, first!.code, "")).toFail("wrong_state");
    expect(await db.select().from(orderRefunds)).toMatchObject([
      { orderId: first!.id, kind: "cancel", amountMinor: first!.totalMinor },
    ]);
    const after = await db.select().from(orders).where(eq(orders.purchaseId, purchase.id)).orderBy(orders.id);
    expect(after.map(({ paymentStatus }) => paymentStatus)).toEqual(["refunded", "paid"]);
  });

  test("an unpaid order leaves nothing to pay, and a late payment is refunded automatically", async () => {
    const { purchase, orders: placed } = await order(ada, [[goods.lamp, 1]], "sandbox");
    expect(await cancelOwnOrder(ada, placed[0]!.code, "")).toSucceed();
    expect(await statusOf(purchase.id)).toBe("canceled");
    await pay(ada, purchase.id);
    expect(await db.select().from(orderRefunds)).toEqual([]);
    expect((await db.select().from(orders).where(eq(orders.id, placed[0]!.id)))[0]!.paymentStatus).toBe("unpaid");
  });

  test("of what was to be paid at the door takes its invoice back with a credit note over all of it", async () => {
    const { orders: placed } = await order(ada, [
      [goods.lamp, 2],
      [goods.shirt, 1],
    ]);
    const [first, other] = placed as [(typeof placed)[number], (typeof placed)[number]];
    expect(await cancelOwnOrder(ada, first.code, "")).toSucceed();
    const [link] = await findCreditNotes(ada, first.id);
    expect(link).toMatchObject({ total: { amount: first.totalMinor } });
    const note = await getCreditNote(ada, { number: link!.number });
    expect(note).toMatchObject({ kind: "cancel", amount: { amount: first.totalMinor }, payouts: [] });
    expect(note!.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(first.totalMinor);
    expect(note!.lines.reduce((sum, { tax }) => sum + tax.amount, 0)).toBe(note!.tax.amount);
    expect(note!.lines.map(({ quantity }) => quantity)).toEqual([2, 0]);
    expect(await findCreditNotes(ada, other.id)).toEqual([]);
  });

  test("is possible for the shopper until the shop starts, for the shop until delivery, and for no one else", async () => {
    const { orders: placed } = await order(ada, [[goods.lamp, 1]]);
    const [{ id, code }] = placed as [(typeof placed)[number]];
    expect(await cancelOwnOrder(eve, code, "")).toFail("not_found");
    expect(await cancelOwnOrder(await guestContext(db), code, "")).toFail("sign_in");
    expect(await moveFulfilment(ada, id, "confirmed", SYSTEM)).toSucceed();
    expect(await cancelOwnOrder(ada, code, "")).toFail("wrong_state");
    expect(await cancelOrder(ada, id, { kind: "shop", customerId: null }, "broken")).toSucceed();
    expect(await cancelOrder(ada, id, { kind: "operator", customerId: null })).toFail("wrong_state");
    expect(await db.select().from(mails).where(eq(mails.template, "order-step"))).toHaveLength(1);
  });
});

describe("the order history", () => {
  test("is the customer's own, the newest first, in pages", async () => {
    const first = await order(ada, [[goods.lamp, 1]]);
    const second = await order(ada, [[goods.shirt, 1]]);
    await order(eve, [[goods.shirt, 1]]);
    expect(await history(ada, { perPage: 1 })).toMatchObject({
      value: { total: 2, items: [{ trxId: second.purchase.trxId }] },
    });
    expect(await history(ada, { perPage: 1, page: 2 })).toMatchObject({
      value: { items: [{ trxId: first.purchase.trxId }] },
    });
    expect(await history(await guestContext(db))).toFail("sign_in");
    expect(await getOwnOrder(eve, first.orders[0]!.code)).toBeNull();
  });

  test("tells by state what is to pay, under way, delivered, canceled and returned", async () => {
    const unpaid = await order(ada, [[goods.lamp, 1]], "sandbox");
    const open = await order(ada, [[goods.shirt, 1]]);
    const canceled = await order(ada, [[goods.shirt, 1]]);
    await cancelOwnOrder(ada, canceled.orders[0]!.code, "");
    const delivered = await order(ada, [[goods.shirt, 1]]);
    await advanceToDelivered(ada, delivered.orders[0]!.id);
    const returned = {
      orderId: delivered.orders[0]!.id,
      axis: "return",
      toStatus: "requested",
      actor: "shopper",
    } as const;
    await db.insert(orderEvents).values(returned);
    const found = async (state: string) => {
      const page = valueOf(await history(ada, { state }));
      return page.items.map(({ trxId }) => trxId);
    };
    expect(await found("all")).toHaveLength(4);
    expect(await found("to_pay")).toEqual([unpaid.purchase.trxId]);
    expect(await found("open")).toEqual([open.purchase.trxId, unpaid.purchase.trxId]);
    expect(await found("delivered")).toEqual([delivered.purchase.trxId]);
    expect(await found("canceled")).toEqual([canceled.purchase.trxId]);
    expect(await found("returned")).toEqual([delivered.purchase.trxId]);
  });

  test("finds an order by its code and by a word of what was bought, letters like percent as themselves", async () => {
    const { orders: placed, purchase } = await order(ada, [[goods.lamp, 1]]);
    await order(ada, [[goods.shirt, 1]]);
    const typed = placed[0]!.code.toLowerCase().replaceAll("-", " ");
    for (const search of [typed, "DESK LÁMP"])
      expect(await history(ada, { search })).toMatchObject({ value: { total: 1, items: [{ trxId: purchase.trxId }] } });
    expect(await history(ada, { search: "%" })).toMatchObject({ value: { total: 0 } });
    expect(await history(eve, { search: typed })).toMatchObject({ value: { total: 0 } });
  });

  test("says of each order what can be done with it now", async () => {
    const { orders: placed } = await order(ada, [[goods.lamp, 1]], "sandbox");
    const actionsOf = async () => (await getOwnOrder(ada, placed[0]!.code))!.actions;
    expect(await actionsOf()).toEqual(["pay", "track", "address", "cancel", "reorder"]);
    await pay(ada, placed[0]!.purchaseId);
    expect(await actionsOf()).toEqual(["track", "address", "cancel", "reorder", "invoice"]);
    await moveFulfilment(ada, placed[0]!.id, "confirmed", SYSTEM);
    expect(await actionsOf()).toEqual(["track", "reorder", "invoice"]);
  });
});

test("buying again puts into the cart what is sold, within its limits, and names the rest", async () => {
  const { orders: placed } = await order(ada, [
    [goods.shirt, 3],
    [goods.song, 1],
  ]);
  await db.update(stockLevels).set({ onHand: 5 }).where(eq(stockLevels.variantId, goods.shirt.variantIds[0]!));
  await db.update(products).set({ status: "archived" }).where(eq(products.id, goods.song.productId));
  const again = await buyAgain(ada, placed[0]!.code);
  expect(again).toMatchObject({ value: { added: 1, leftOut: [{}, {}] } });
  expect((await getCart(ada)).carts).toMatchObject([{ productId: goods.shirt.productId, quantity: 2 }]);
  expect(await buyAgain(ada, placed[0]!.code)).toFail("nothing_sold_again");
  expect((await getCart(ada)).carts).toMatchObject([{ quantity: 2 }]);
  expect(await buyAgain(eve, placed[0]!.code)).toFail("not_found");
});
