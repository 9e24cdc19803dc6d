import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { categories } from "#db/schema/category.ts";
import { staff } from "#db/schema/customer.ts";
import { digitalCounts, digitalFiles, digitalGrants } from "#db/schema/digital.ts";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { orderEvents, orderLines, orders } from "#db/schema/order.ts";
import { products } from "#db/schema/product.ts";
import { orderRefunds } from "#db/schema/refund.ts";
import { returnPictures, returns } from "#db/schema/return.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import type { Context } from "#domain/context.ts";
import { getBalance } from "#domain/accounts/wallet/get-balance.ts";
import { requireShopOrStaff } from "#domain/shops/shop/require-shop-or-staff.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { advanceToDelivered, ordersOf } from "#tests/support/placed-orders.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { SHOP_RETURN_LIST } from "#shared/list/return-lists.ts";
import { chaseReturns } from "./chase-returns.ts";
import { approveReturn, rejectReturn } from "./decide-return.ts";
import { findReturns, findReturnsOfOrder, getReturn } from "./find-returns.ts";
import { getReturnable } from "./get-returnable.ts";
import { readReturnImage } from "./read-return-image.ts";
import { receiveReturn } from "./receive-return.ts";
import { refundReturn } from "./refund-return.ts";
import { requestReturn } from "./request-return.ts";
import { requestReturnInput } from "./return.input.ts";
import { RETURN_MOVES, type ReturnOwner, type ReturnStatus } from "./return.ts";
import { withdrawReturn } from "./withdraw-return.ts";

const { db } = await openTestDatabase();
const goods = await makeGoods(db);

const DAY = 24 * 60 * 60_000;
const IN_FULL = { withShipping: true, deduction: "", note: "" };

/** A customer to whom an order was delivered and paid in cash, with the owner of its shop. */
async function deliver(...wanted: [MadeProduct, number][]) {
  const customerId = await makeCustomer(db, { email: "ada@example.com" });
  const ctx = await guestContext(db, { visitor: { customerId } });
  const trxId = await fillCart(ctx, ...wanted);
  expect(await buy(ctx, trxId)).toSucceed();
  const [order] = await ordersOf(db, trxId);
  const ownerId = await makeCustomer(db, { email: "owner@example.com" });
  await db.update(shops).set({ ownerId }).where(eq(shops.id, order!.shopId));
  await advanceToDelivered(ctx, order!.id, { kind: "shop", customerId: ownerId });
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order!.id)).orderBy(orderLines.id);
  const owner: ReturnOwner = { kind: "shop", shopId: order!.shopId, customerId: ownerId };
  const asOwner: Context = { ...ctx, visitor: { ...ctx.visitor, customerId: ownerId } };
  return { ctx, asOwner, owner, order: order!, lines };
}

type Delivered = Awaited<ReturnType<typeof deliver>>;

function ask({ ctx, order, lines }: Delivered, quantity: number, more: object = {}) {
  const form = {
    code: order.code,
    lines: [{ order_line_id: lines[0]!.id, quantity }],
    reason: "damaged",
    text: "The rim is chipped.",
    ...more,
  };
  return requestReturn(ctx, requestReturnInput.parse(form));
}

const askFor = async (delivered: Delivered, quantity = 1, more: object = {}): Promise<number> =>
  valueOf(await ask(delivered, quantity, more)).id;

const later = (ctx: Context, days: number): Context => ({ ...ctx, now: () => new Date(Date.now() + days * DAY) });
const statusOf = async (id: number) => (await db.select().from(returns).where(eq(returns.id, id)))[0]!.status;
const onHand = async ({ variantIds }: MadeProduct) =>
  (await db.select().from(stockLevels).where(eq(stockLevels.variantId, variantIds[0]!)))[0]!.onHand;

const listed = (search: string) => readListUrl(SHOP_RETURN_LIST, new URLSearchParams(search));

test("a return is requested, approved, received and refunded, and both sides are notified of each step", async () => {
  const delivered = await deliver([goods.lamp, 2]);
  const { ctx, owner, order, lines } = delivered;
  const before = await onHand(goods.lamp);
  const id = await askFor(delivered, 2, { refund_to: "wallet" });
  expect(await approveReturn(ctx, owner, id, "Send it to 4 Quay Street.")).toSucceed();
  expect(await receiveReturn(ctx, owner, id, [lines[0]!.id])).toSucceed();
  expect(await onHand(goods.lamp)).toBe(before + 2);
  expect(await refundReturn(ctx, owner, id, IN_FULL)).toSucceed();
  expect(await getBalance(ctx, ctx.visitor.customerId!)).toMatchObject({ currency: "USD" });
  const [view] = await findReturnsOfOrder(ctx, order.id);
  expect(view).toMatchObject({
    status: "refunded",
    actions: [],
    refund: { amount: { amount: order.totalMinor }, ways: [{ method: "wallet" }] },
  });
  expect(view!.refund!.creditNote).toMatch(/^CN-\d+-000001$/);
  const events = await db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.axis, "return")))
    .orderBy(orderEvents.id);
  expect(events.map(({ toStatus, actor }) => [toStatus, actor])).toEqual([
    ["requested", "shopper"],
    ["approved", "shop"],
    ["received", "shop"],
    ["refunded", "shop"],
  ]);
  const keys = (await db.select().from(mails)).map(({ idempotencyKey }) => idempotencyKey);
  for (const step of ["requested:shopper", "requested:shop", "approved:shopper", "received:shopper"])
    expect(keys).toContain(`return:${id}:${step}`);
  expect(await db.$count(notifications, eq(notifications.idempotencyKey, `return:${id}:requested:shop`))).toBe(1);
});

describe("what can be sent back", () => {
  test("is no more than was bought, also when two ask at once", async () => {
    const delivered = await deliver([goods.shirt, 3]);
    expect(await ask(delivered, 4)).toFail("too_many_returned");
    const answers = await Promise.all([ask(delivered, 2), ask(delivered, 2)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await ask(delivered, 1)).toSucceed();
    expect(await ask(delivered, 1)).toFail("not_returnable");
  });

  test("comes free again when a return is withdrawn or rejected", async () => {
    const delivered = await deliver([goods.lamp, 1]);
    expect(await withdrawReturn(delivered.ctx, await askFor(delivered))).toSucceed();
    expect(await rejectReturn(delivered.ctx, delivered.owner, await askFor(delivered), "Worn")).toSucceed();
    expect(await ask(delivered, 1)).toSucceed();
  });

  test("ends with the return window", async () => {
    const delivered = await deliver([goods.lamp, 1]);
    const open = valueOf(await getReturnable(later(delivered.ctx, 13.9), delivered.order.code));
    expect(open.lines[0]).toMatchObject({ left: 1, blocker: "none" });
    expect(await getReturnable(later(delivered.ctx, 14.1), delivered.order.code)).toFail("return_over");
  });

  test("takes the window of its category, as it was when the order was placed", async () => {
    const days = (returnDays: number | null) => db.update(categories).set({ returnDays });
    await days(30);
    const delivered = await deliver([goods.lamp, 1]);
    await days(3);
    const [order] = await db.select().from(orders).where(eq(orders.id, delivered.order.id));
    expect([order!.returnDays, delivered.lines[0]!.returnDays]).toEqual([30, 30]);
    const open = valueOf(await getReturnable(later(delivered.ctx, 29.9), delivered.order.code));
    expect(open.lines[0]).toMatchObject({ left: 1, blocker: "none" });
    expect(await getReturnable(later(delivered.ctx, 30.1), delivered.order.code)).toFail("return_over");
  });

  test("ends for each line with the window of its own category", async () => {
    const [quick] = await db
      .insert(categories)
      .values({ slug: "quick", name: "Quick", returnDays: 5 })
      .returning({ id: categories.id });
    await db.update(products).set({ categoryId: quick!.id }).where(eq(products.id, goods.song.productId));
    const delivered = await deliver([goods.shirt, 1], [goods.song, 1]);
    const found = valueOf(await getReturnable(later(delivered.ctx, 6), delivered.order.code));
    expect(found.lines.map(({ left, blocker }) => [left, blocker])).toEqual([
      [1, "none"],
      [0, "over"],
    ]);
    const song = { lines: [{ order_line_id: delivered.lines[1]!.id, quantity: 1 }] };
    expect(await ask({ ...delivered, ctx: later(delivered.ctx, 6) }, 1, song)).toFail("not_returnable");
  });

  test("has arrived, and is the customer's own", async () => {
    const delivered = await deliver([goods.lamp, 1]);
    expect(await getReturnable(await guestContext(db), delivered.order.code)).toFail("sign_in");
    expect(await getReturnable(delivered.asOwner, delivered.order.code)).toFail("not_found");
    await db.update(orders).set({ fulfilmentStatus: "on_the_way" }).where(eq(orders.id, delivered.order.id));
    expect(await ask(delivered, 1)).toFail("not_returnable");
  });

  test("is not what the shop takes no money back for, nor a file that was downloaded", async () => {
    const delivered = await deliver([goods.shirt, 1], [goods.song, 1]);
    await db.update(products).set({ isRefundable: false }).where(eq(products.id, goods.shirt.productId));
    const song = delivered.lines.find(({ productType }) => productType === "digital")!;
    const [file] = await db
      .insert(digitalFiles)
      .values({
        productId: goods.song.productId,
        name: "a.flac",
        mediaType: "audio/flac",
        sizeBytes: 1,
        digest: "0".repeat(64),
      })
      .returning();
    await db
      .insert(digitalGrants)
      .values({ orderLineId: song.id, downloadsLimit: 5, grantedAt: new Date() })
      .onConflictDoNothing();
    const blockers = async () => {
      const found = valueOf(await getReturnable(delivered.ctx, delivered.order.code));
      return found.lines.map(({ blocker }) => blocker);
    };
    expect(await blockers()).toEqual(["not_refundable", "none"]);
    await db.insert(digitalCounts).values({ orderLineId: song.id, fileId: file!.id, downloadsCount: 1 });
    expect(await blockers()).toEqual(["not_refundable", "opened"]);
  });
});

describe("the state machine", () => {
  const moves: Record<ReturnStatus, (made: Delivered, id: number) => Promise<{ ok: boolean }>> = {
    requested: async () => ({ ok: false }),
    approved: ({ ctx, owner }, id) => approveReturn(ctx, owner, id, "Here"),
    rejected: ({ ctx, owner }, id) => rejectReturn(ctx, owner, id, "No"),
    received: ({ ctx, owner }, id) => receiveReturn(ctx, owner, id, []),
    refunded: ({ ctx, owner }, id) => refundReturn(ctx, owner, id, IN_FULL),
    withdrawn: ({ ctx }, id) => withdrawReturn(ctx, id),
  };
  const ways: Record<ReturnStatus, ReturnStatus[]> = {
    requested: [],
    approved: ["approved"],
    received: ["approved", "received"],
    refunded: ["approved", "received", "refunded"],
    rejected: ["rejected"],
    withdrawn: ["withdrawn"],
  };

  test.each(Object.keys(RETURN_MOVES) as ReturnStatus[])(
    "from %s goes where the table says, and nowhere else",
    async (from) => {
      const made = await deliver([goods.shirt, 6]);
      for (const to of Object.keys(RETURN_MOVES) as ReturnStatus[]) {
        const id = await askFor(made);
        for (const step of ways[from]) expect(await moves[step](made, id)).toSucceed();
        expect([to, (await moves[to](made, id)).ok]).toEqual([to, RETURN_MOVES[from].includes(to)]);
        expect(await statusOf(id)).toBe(RETURN_MOVES[from].includes(to) ? to : from);
      }
    },
  );
});

test("a return is refunded once, also when it is asked for twice at the same moment", async () => {
  const delivered = await deliver([goods.lamp, 1]);
  const { ctx, owner } = delivered;
  const id = await askFor(delivered);
  await approveReturn(ctx, owner, id, "Here");
  await receiveReturn(ctx, owner, id, []);
  const answers = await Promise.all([refundReturn(ctx, owner, id, IN_FULL), refundReturn(ctx, owner, id, IN_FULL)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db.$count(orderRefunds)).toBe(1);
});

test("less is refunded for what is worn, and what was kept back can be given later", async () => {
  const delivered = await deliver([goods.lamp, 1]);
  const { ctx, owner, order } = delivered;
  const id = await askFor(delivered);
  await approveReturn(ctx, owner, id, "Here");
  await receiveReturn(ctx, owner, id, []);
  expect(await refundReturn(ctx, owner, id, { withShipping: false, deduction: "nonsense", note: "Worn" })).toFail(
    "invalid_deduction",
  );
  expect(await refundReturn(ctx, owner, id, { withShipping: false, deduction: "5.00", note: "Worn" })).toSucceed();
  const [row] = await db.select().from(orderRefunds).where(eq(orderRefunds.returnId, id));
  const [line] = delivered.lines;
  expect(row!.amountMinor).toBe(line!.lineTotalMinor + line!.taxMinor - 500);
  expect((await db.select().from(orders).where(eq(orders.id, order.id)))[0]!.paymentStatus).toBe("partly_refunded");
});

describe("a return", () => {
  test("is nothing to another shop, another customer or staff without the permission", async () => {
    const delivered = await deliver([goods.lamp, 1]);
    const id = await askFor(delivered);
    const otherShop: ReturnOwner = { ...delivered.owner, kind: "shop", shopId: goods.shirt.shopId };
    expect(await getReturn(delivered.ctx, otherShop, id)).toBeNull();
    expect(await approveReturn(delivered.ctx, otherShop, id, "Here")).toFail("not_found");
    expect((await findReturns(delivered.ctx, otherShop.shopId, listed(""))).total).toBe(0);
    const rows = async (search: string) =>
      (await findReturns(delivered.ctx, delivered.owner.shopId, listed(search))).rows;
    expect(await rows(`q=${delivered.order.code.slice(-4)}`)).toMatchObject([{ id, status: "requested" }]);
    expect(await rows("state=to_answer")).toHaveLength(1);
    expect(await rows("state=ended")).toEqual([]);
    expect(await rows("q=no+such+thing")).toEqual([]);
    expect(await withdrawReturn(delivered.asOwner, id)).toFail("not_found");
    expect(await findReturnsOfOrder(delivered.asOwner, delivered.order.id)).toEqual([]);
    expect(
      await requireShopOrStaff(delivered.ctx, "shop", { right: "orders.read", permission: "returns.decide" }),
    ).toFail("not_found");
    expect(
      await requireShopOrStaff(delivered.ctx, "operator", { right: "orders.read", permission: "returns.decide" }),
    ).toFail("not_found");
    const clerk = { ...delivered.asOwner, visitor: { ...delivered.asOwner.visitor, permissions: ["orders.read"] } };
    expect(await requireShopOrStaff(clerk, "operator", { right: "orders.read", permission: "returns.decide" })).toFail(
      "not_yours",
    );
  });

  test("can be decided by the operator in place of the shop, which is written down", async () => {
    const delivered = await deliver([goods.lamp, 1]);
    const id = await askFor(delivered);
    const ctx = { ...delivered.asOwner, visitor: { ...delivered.asOwner.visitor, permissions: ["returns.decide"] } };
    const owner = valueOf(
      await requireShopOrStaff(ctx, "operator", { right: "orders.write", permission: "returns.decide" }),
    );
    expect(await rejectReturn(ctx, owner, id, "Worn")).toSucceed();
    expect((await db.select().from(auditEntries)).map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ["return.reject", String(id)],
    ]);
  });

  test("shows its images to those who may see it", async () => {
    const delivered = await deliver([goods.lamp, 1]);
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    const file = new File([new Uint8Array(photo)], "rim.jpg");
    expect(await ask(delivered, 1, { pictures: [file, new File(["<svg/>"], "x.jpg")] })).toFail("image_unreadable");
    await askFor(delivered, 1, { pictures: [file, file] });
    const [image, ...others] = await db.select().from(returnPictures);
    expect(others).toHaveLength(1);
    const stranger = {
      ...delivered.ctx,
      visitor: { ...delivered.ctx.visitor, customerId: await makeCustomer(db) },
    };
    for (const ctx of [delivered.ctx, delivered.asOwner]) expect(await readReturnImage(ctx, image!.id)).toSucceed();
    expect(await readReturnImage(stranger, image!.id)).toFail("not_found");
    expect(await readReturnImage(await guestContext(db), image!.id)).toFail("sign_in");
  });
});

test("a return that the shop does not answer is reported to the operator, then approved and refunded on arrival, automatically", async () => {
  const delivered = await deliver([goods.lamp, 1]);
  const { ctx, owner } = delivered;
  const operator = await makeCustomer(db);
  await db.insert(staff).values({ customerId: operator, permissions: ["returns.decide"] });
  const id = await askFor(delivered);
  await chaseReturns(later(ctx, 2.9));
  expect(await db.$count(notifications, eq(notifications.customerId, operator))).toBe(0);
  await chaseReturns(later(ctx, 3.1));
  await chaseReturns(later(ctx, 3.2));
  expect(await db.$count(notifications, eq(notifications.customerId, operator))).toBe(1);
  expect(await statusOf(id)).toBe("requested");
  await chaseReturns(later(ctx, 6.1));
  expect(await statusOf(id)).toBe("approved");
  await receiveReturn(later(ctx, 8), owner, id, []);
  await chaseReturns(later(ctx, 13.9));
  expect(await statusOf(id)).toBe("received");
  await chaseReturns(later(ctx, 14.1));
  expect(await statusOf(id)).toBe("refunded");
  expect((await db.select().from(orderRefunds))[0]!.amountMinor).toBe(delivered.order.totalMinor);
});
