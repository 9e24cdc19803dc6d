import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { digitalDownloads, digitalFiles, licenseKeys } from "#db/schema/digital.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { withTransaction, type Context } from "#domain/context.ts";
import { addLicenseKeys } from "#domain/fulfilment/digital/add-license-keys.ts";
import { revokeDigital } from "#domain/fulfilment/digital/revoke-digital.ts";
import { finishPurchase } from "#domain/orders/order/finish-purchase.ts";
import { cancelOrder } from "#domain/orders/order/cancel-order.ts";
import { refundOrder } from "#domain/orders/refund/refund-order.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { askForDownload } from "./ask-for-download.ts";
import { findDownloads } from "./find-downloads.ts";
import { openDownload, startDownload } from "./open-download.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-11-20T10:00:00Z");
let ctx: Context;
let fileId: number;
const goods = await makeGoods(db);
beforeEach(async () => {
  ctx = await guestContext(db, { now });
  const digest = createHash("sha256").update("la la la").digest("hex");
  const file = { productId: goods.song.productId, name: "song.mp3", mediaType: "audio/mpeg", sizeBytes: 8, digest };
  [{ id: fileId }] = (await db.insert(digitalFiles).values(file).returning({ id: digitalFiles.id })) as [
    { id: number },
  ];
});

const firstPage = { page: 1, perPage: 20 };

async function buySong(quantity = 1): Promise<{ purchaseId: number; lineId: number; orderId: number; trxId: string }> {
  const trxId = await fillCart(ctx, [goods.song, quantity]);
  expect(await buy(ctx, trxId, "sandbox")).toSucceed();
  const [row] = await db
    .select({ purchaseId: purchases.id, orderId: orders.id, lineId: orderLines.id })
    .from(purchases)
    .innerJoin(orders, eq(orders.purchaseId, purchases.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(purchases.trxId, trxId));
  return { ...row!, trxId };
}

async function pay(purchaseId: number): Promise<void> {
  const [purchase] = await db.select().from(purchases).where(eq(purchases.id, purchaseId));
  const amount = moneyFromMinor(purchase!.totalMinor, purchase!.currencyCode);
  expect(await finishPurchase(ctx, { purchaseId, orderId: null, amount })).toBe("paid");
}

async function linkTo(lineId: number, from = ctx): Promise<string> {
  const link = valueOf(await askForDownload(from, { orderLineId: lineId, fileId }));
  return link.url.split("/download/")[1]!;
}

async function download(token: string, isFromStart = true, from = ctx) {
  const opened = await openDownload(from, token);
  return opened.ok ? startDownload(from, { link: opened.value.link, isFromStart }) : opened;
}

const leftOf = async () => (await findDownloads(ctx, firstPage)).items[0]!.files[0]!.downloadsLeft;

describe("what was bought as a file", () => {
  test("can be had when it is paid, not before", async () => {
    const { purchaseId, lineId } = await buySong();
    expect((await findDownloads(ctx, firstPage)).items).toMatchObject([{ id: lineId, state: "unpaid" }]);
    expect(await askForDownload(ctx, { orderLineId: lineId, fileId })).toFail("not_paid_yet");
    await pay(purchaseId);
    expect((await findDownloads(ctx, firstPage)).items).toMatchObject([
      { state: "ready", files: [{ name: "song.mp3", downloadsLeft: 5, downloadsLimit: 5 }] },
    ]);
    expect(await download(await linkTo(lineId))).toSucceed();
    expect(await leftOf()).toBe(4);
    expect(await db.select().from(digitalDownloads)).toHaveLength(1);
  });

  test("makes an order of only files delivered", async () => {
    const { purchaseId, orderId } = await buySong();
    await pay(purchaseId);
    expect(await db.select().from(orders).where(eq(orders.id, orderId))).toMatchObject([
      { fulfilmentStatus: "delivered" },
    ]);
  });

  test("is counted once for a link that goes on, and again when it begins anew", async () => {
    const { purchaseId, lineId } = await buySong();
    await pay(purchaseId);
    const token = await linkTo(lineId);
    await download(token);
    await download(token, false);
    await download(token, false);
    expect(await leftOf()).toBe(4);
    await download(token);
    expect(await leftOf()).toBe(3);
    expect(await download(await linkTo(lineId), false)).toSucceed();
    expect(await leftOf()).toBe(2);
  });

  test("is used up at its limit, by all links together; each unit brings its own", async () => {
    const { purchaseId, lineId } = await buySong(2);
    await pay(purchaseId);
    const tokens = await Promise.all(Array.from({ length: 3 }, () => linkTo(lineId)));
    for (let count = 0; count < 10; count += 1) expect(await download(tokens[count % 3]!)).toSucceed();
    expect(await download(tokens[0]!)).toFail("downloads_used_up");
    expect(await download(tokens[0]!, false)).toSucceed();
    expect(await askForDownload(ctx, { orderLineId: lineId, fileId })).toFail("downloads_used_up");
  });

  test("is only for its buyer", async () => {
    const { purchaseId, lineId, trxId } = await buySong();
    await pay(purchaseId);
    const token = await linkTo(lineId);
    const stranger = await guestContext(db, { now });
    const staff = { ...stranger, visitor: { ...stranger.visitor, permissions: ["*"] } };
    for (const other of [stranger, staff]) {
      expect(await askForDownload(other, { orderLineId: lineId, fileId })).toFail("not_found");
      expect(await download(token, true, other)).toFail("not_found");
      expect((await findDownloads(other, { ...firstPage, code: trxId })).items).toEqual([]);
      expect((await findDownloads(other, { ...firstPage, code: trxId, key: "wrong" })).items).toEqual([]);
    }
    expect((await findDownloads(ctx, { ...firstPage, code: trxId })).items).toHaveLength(1);
  });

  test("opens with the secret of the mail, in any browser", async () => {
    const { purchaseId, lineId, trxId } = await buySong();
    await pay(purchaseId);
    const key = "the-secret-of-the-mail";
    await db
      .update(purchases)
      .set({ keyHash: ctx.hashToken(key) })
      .where(eq(purchases.id, purchaseId));
    const elsewhere = await guestContext(db, { now });
    expect((await findDownloads(elsewhere, { ...firstPage, code: trxId, key })).items).toHaveLength(1);
    const link = await askForDownload(elsewhere, { orderLineId: lineId, fileId, key });
    expect(link).toSucceed();
    expect(await askForDownload(elsewhere, { orderLineId: lineId, fileId, key: "other" })).toFail("not_found");
  });

  test("is not had by a link that is over, or changed", async () => {
    const { purchaseId, lineId } = await buySong();
    await pay(purchaseId);
    const token = await linkTo(lineId);
    const later = { ...ctx, now: () => new Date(now.getTime() + 25 * 3_600_000) };
    expect(await download(token, true, later)).toFail("link_ended");
    const [line, file, holder, , ...rest] = token.split(".");
    const prolonged = [line, file, holder, "99999999999", ...rest].join(".");
    for (const forged of [prolonged, `${token.slice(0, -1)}!`, token.replace(/^\d+/, "1"), "x"])
      expect(await download(forged)).toFail("not_found");
  });

  test("is dead after a refund, also by a link that was asked for before", async () => {
    const { purchaseId, lineId } = await buySong();
    await pay(purchaseId);
    const token = await linkTo(lineId);
    await revokeDigital(ctx, [{ orderLineId: lineId, unitsBefore: 1, unitsLeft: 0 }]);
    expect(await download(token)).toFail("download_ended");
    expect(await askForDownload(ctx, { orderLineId: lineId, fileId })).toFail("download_ended");
    expect((await findDownloads(ctx, firstPage)).items).toMatchObject([{ state: "refunded", licenceKeys: [] }]);
  });

  test("of a canceled order says so", async () => {
    const { orderId } = await buySong();
    expect(await cancelOrder(ctx, orderId, { kind: "shopper", customerId: null })).toSucceed();
    expect((await findDownloads(ctx, firstPage)).items).toMatchObject([{ state: "canceled" }]);
  });
});

describe("license keys", () => {
  const keysOf = async () => (await findDownloads(ctx, firstPage)).items[0]!.licenceKeys;

  test("are sealed, add to the stock once each, and go to the units that are paid", async () => {
    const variantId = goods.song.variantIds[0]!;
    const before = await stockOf(variantId);
    expect(await addLicenseKeys(ctx, variantId, ["AAAA-1", "BBBB-2", "AAAA-1"])).toBe(2);
    expect(await addLicenseKeys(ctx, variantId, ["AAAA-1", "CCCC-3"])).toBe(1);
    expect(await stockOf(variantId)).toBe(before + 3);
    for (const { sealed, fingerprint } of await db.select().from(licenseKeys))
      expect(`${sealed} ${fingerprint}`).not.toMatch(/AAAA|BBBB|CCCC/);
    const { purchaseId } = await buySong(2);
    expect(await keysOf()).toEqual([]);
    await pay(purchaseId);
    expect(await keysOf()).toEqual(["AAAA-1", "BBBB-2"]);
  });

  test("that were refunded are shown no more and never sold again", async () => {
    await addLicenseKeys(ctx, goods.song.variantIds[0]!, ["AAAA-1", "BBBB-2"]);
    const first = await buySong();
    await pay(first.purchaseId);
    await withTransaction(ctx, (inside) =>
      revokeDigital(inside, [{ orderLineId: first.lineId, unitsBefore: 1, unitsLeft: 0 }]),
    );
    expect(await stockOf(goods.song.variantIds[0]!)).toBe(1);
    const second = await buySong();
    await pay(second.purchaseId);
    expect((await findDownloads(ctx, firstPage)).items.map((line) => line.licenceKeys)).toEqual([["BBBB-2"], []]);
  });

  const giveBack = (bought: { orderId: number; lineId: number }, quantity: number) =>
    refundOrder(ctx, {
      orderId: bought.orderId,
      lines: [{ orderLineId: bought.lineId, quantity }],
      shipping: null,
      to: "source",
      kind: "return",
      actor: { kind: "shop", customerId: null },
    });

  test("of units that went back count no more, the others and their downloads stay", async () => {
    await addLicenseKeys(ctx, goods.song.variantIds[0]!, ["AAAA-1", "BBBB-2", "CCCC-3", "DDDD-4"]);
    const bought = await buySong(3);
    await pay(bought.purchaseId);
    expect(await giveBack(bought, 1)).toSucceed();
    expect((await findDownloads(ctx, firstPage)).items).toMatchObject([
      { state: "ready", licenceKeys: ["AAAA-1", "BBBB-2"], isKeyMissing: false, files: [{ downloadsLimit: 10 }] },
    ]);
    expect(await giveBack(bought, 2)).toSucceed();
    expect((await findDownloads(ctx, firstPage)).items).toMatchObject([{ state: "refunded", licenceKeys: [] }]);
    expect(await stockOf(goods.song.variantIds[0]!)).toBe(1);
  });

  test("that were still owed are what goes back first, and no more come for them", async () => {
    const variantId = goods.song.variantIds[0]!;
    await addLicenseKeys(ctx, variantId, ["AAAA-1"]);
    ctx = { ...ctx, log: { ...ctx.log, error: () => undefined } };
    const bought = await buySong(3);
    await pay(bought.purchaseId);
    expect(await giveBack(bought, 1)).toSucceed();
    expect((await findDownloads(ctx, firstPage)).items).toMatchObject([
      { licenceKeys: ["AAAA-1"], isKeyMissing: true },
    ]);
    await addLicenseKeys(ctx, variantId, ["BBBB-2", "CCCC-3"]);
    expect((await findDownloads(ctx, firstPage)).items).toMatchObject([
      { licenceKeys: ["AAAA-1", "BBBB-2"], isKeyMissing: false },
    ]);
  });

  test("that ran out are owed, and the log of the shop says so", async () => {
    await addLicenseKeys(ctx, goods.song.variantIds[0]!, ["AAAA-1"]);
    const errors: object[] = [];
    ctx = { ...ctx, log: { ...ctx.log, error: (facts) => void errors.push(facts) } };
    const { purchaseId } = await buySong(2);
    await pay(purchaseId);
    expect((await findDownloads(ctx, firstPage)).items).toMatchObject([
      { licenceKeys: ["AAAA-1"], isKeyMissing: true },
    ]);
    expect(errors).toMatchObject([{ has: 1, quantity: 2 }]);
  });
});

async function stockOf(variantId: number): Promise<number> {
  const rows = await db
    .select({ onHand: sql<number>`${stockLevels.onHand}` })
    .from(stockLevels)
    .where(eq(stockLevels.variantId, variantId));
  return rows[0]!.onHand;
}
