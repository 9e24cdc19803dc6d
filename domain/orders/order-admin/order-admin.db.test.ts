import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { matchingOrderIds } from "#db/order-search.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { invoices, orderEvents, orderLines, orders } from "#db/schema/order.ts";
import { parcels } from "#db/schema/parcel.ts";
import { notifications } from "#db/schema/notification.ts";
import { shops } from "#db/schema/shop.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { Context } from "#domain/context.ts";
import { getBalanceOf } from "#domain/accounts/ledger/get-balance-of.ts";
import { refundOrder } from "#domain/orders/refund/refund-order.ts";
import { ADMIN_ORDER_LIST } from "#shared/list/order-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { advanceToDelivered, payOnline } from "#tests/support/placed-orders.ts";
import { actOnOrder } from "./act-on-order.ts";
import { countOrderWork } from "./count-order-work.ts";
import { getExportFile } from "#domain/platform/list-export/get-export.ts";
import { runExports } from "#domain/platform/list-export/run-exports.ts";
import { startExport } from "#domain/platform/list-export/start-export.ts";
import { ORDER_EXPORT } from "./order-export.ts";
import { findAdminOrders } from "./find-admin-orders.ts";
import { getOrderRecord } from "./get-order-record.ts";
import { readOrderCode } from "#domain/orders/order/order-code.ts";
import { refundGoodwillAsStaff } from "#domain/orders/refund/refund-goodwill.ts";

const { db } = await openTestDatabase();
const goods = await makeGoods(db);

async function operator(...permissions: string[]): Promise<Context> {
  const customerId = await makeCustomer(db, { firstName: "Omar", lastName: "Boss" });
  return {
    ...makeContext(db, { visitor: { customerId, permissions } }),
    providers: (await guestContext(db)).providers,
  };
}

/** A purchase of a lamp and a shirt, of two shops; returns the codes of its orders. */
async function place(paymentType = "cash_on_delivery", more: object = {}): Promise<string[]> {
  const ctx = await guestContext(db);
  const trxId = await fillCart(ctx, [goods.lamp, 1], [goods.shirt, 1]);
  expect(await buy(ctx, trxId, paymentType, more)).toSucceed();
  if (paymentType === "sandbox") {
    await payOnline(ctx, trxId);
  }
  const rows = await db
    .select({ code: orders.code })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(eq(purchases.trxId, trxId))
    .orderBy(orders.id);
  return rows.map(({ code }) => code);
}

type Query = { q?: string; fulfilment?: string; payment?: string; work?: string; shop?: number; country?: string };

async function codesOf(ctx: Context, query: Query | string): Promise<string[]> {
  const parameters =
    typeof query === "string"
      ? query
      : new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const found = valueOf(await findAdminOrders(ctx, readListUrl(ADMIN_ORDER_LIST, new URLSearchParams(parameters))));
  return found.rows.map(({ code }) => code);
}

const refused = (code: string) => ({ ok: false, failure: { code } });

describe("all orders", () => {
  test("are found by code, purchase, address, name and product", async () => {
    const staff = await operator("orders.read");
    const [lamp, shirt] = await place();
    const both = [shirt, lamp];
    const [purchase] = await db.select().from(purchases);
    expect(await codesOf(staff, {})).toEqual(both);
    expect(await codesOf(staff, { q: lamp!.toLowerCase().replaceAll("-", " ") })).toEqual([lamp]);
    expect(await codesOf(staff, { q: purchase!.trxId })).toEqual(both);
    expect(await codesOf(staff, { q: "ADA@example.com" })).toEqual(both);
    expect(await codesOf(staff, { q: "lóvelace" })).toEqual(both);
    const [line] = await db
      .select({ name: orderLines.productName })
      .from(orderLines)
      .where(eq(orderLines.productId, goods.shirt.productId));
    expect(await codesOf(staff, { q: line!.name })).toEqual([shirt]);
    for (const q of ["nobody", "%", "_", "\\", "nobody@example.com", "SK-0000-0000"])
      expect(await codesOf(staff, { q })).toEqual([]);
  });

  test("are narrowed by state, payment, shop, country, day and what they wait for", async () => {
    const staff = await operator("*");
    const [lamp, shirt] = await place();
    const [paid] = await place("sandbox");
    await actOnOrder(staff, lamp!, "cancel", "Nobody there");
    expect(await codesOf(staff, { fulfilment: "canceled" })).toEqual([lamp]);
    expect(await codesOf(staff, { payment: "paid" })).toContain(paid);
    expect(await codesOf(staff, { payment: "paid" })).not.toContain(shirt);
    expect(await codesOf(staff, { shop: goods.lamp.shopId })).toEqual([paid, lamp]);
    expect(await codesOf(staff, { country: "DE" })).toHaveLength(4);
    expect(await codesOf(staff, { country: "FR" })).toEqual([]);
    const today = staff.now().toISOString().slice(0, 10);
    expect(await codesOf(staff, `placed=${today}&placed=${today}`)).toHaveLength(4);
    expect(await codesOf(staff, "placed=&placed=2020-01-01")).toEqual([]);
    expect(await codesOf(staff, { work: "to_ship" })).toHaveLength(3);
    expect(await countOrderWork(staff, "to_ship")).toBe(3);
    expect(await countOrderWork(staff, "awaiting_payment")).toBe(0);
  });

  test("are still to ship as long as a part of them is not sent", async () => {
    const staff = await operator("*");
    const [lamp, shirt] = await place();
    await db.update(orders).set({ fulfilmentStatus: "picked_up" }).where(eq(orders.code, lamp!));
    expect(await codesOf(staff, { work: "to_ship" })).toEqual([shirt, lamp]);
    expect(await countOrderWork(staff, "to_ship")).toBe(2);
    await db.update(orders).set({ fulfilmentStatus: "on_the_way" }).where(eq(orders.code, lamp!));
    expect(await codesOf(staff, { work: "to_ship" })).toEqual([shirt]);
  });

  test("are found by parts, each by its index", async () => {
    const staff = await operator("orders.read");
    const [lamp, shirt] = await place();
    const both = [shirt, lamp];
    const [row] = await db.select().from(orders).where(eq(orders.code, lamp!));
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, row!.id));
    await db.insert(parcels).values({ orderId: row!.id, trackingNumber: "JD 0146 00" });
    await db.update(invoices).set({ number: 77 }).where(eq(invoices.orderId, row!.id));
    for (const q of ["example.c", "A@EXAMPLE", "030 12", "+49 (30) 123", "ovelac"])
      expect(await codesOf(staff, { q }), q).toEqual(both);
    for (const q of [line!.sku.slice(1, -1), "jd0146", "-000077", lamp!.slice(4, 10)])
      expect(await codesOf(staff, { q }), q).toEqual([lamp]);
    const part = lamp!.slice(3, 5);
    expect(await codesOf(staff, { q: part })).toContain(lamp);
    for (const q of ["ov"]) expect(await codesOf(staff, { q }), q).not.toEqual(both);
    for (const q of ["xample.org", "030 99999", "JD9", "-000078"]) expect(await codesOf(staff, { q }), q).toEqual([]);
    const plan = await db.transaction(async (inside) => {
      await inside.execute(sql`set local enable_seqscan = off`);
      return (await inside.execute(
        sql`explain select id from orders where id in ${matchingOrderIds({ text: "030 123", code: "SK-0301-23" })}`,
      )) as { rows: unknown[] };
    });
    expect(JSON.stringify(plan.rows)).not.toContain("Seq Scan");
  });

  test("stand by their time, those of one instant by their number, in parts as well", async () => {
    const staff = await operator("orders.read");
    const placed = [await place(), await place()].flat();
    const at = new Date("2026-01-01T00:00:00Z");
    await db.update(orders).set({ createdAt: at });
    await db
      .update(orders)
      .set({ createdAt: new Date(at.getTime() + 1) })
      .where(eq(orders.code, placed[0]!));
    const wanted = [placed[0], placed[3], placed[2], placed[1]];
    expect(await codesOf(staff, {})).toEqual(wanted);
    expect(await codesOf(staff, "sort=placed")).toEqual(wanted.toReversed());
    expect(await codesOf(staff, "per_page=3&page=2")).toEqual(wanted.slice(3));
    expect(await codesOf(staff, "per_page=3&page=-1")).toEqual(wanted.slice(3));
  });

  test("leave as a table in which nothing is a formula, and that is noted", async () => {
    const staff = await operator("orders.read");
    await place("cash_on_delivery", {
      shipping_address: {
        name: '=HYPERLINK("http://evil"), Ada',
        line_1: "1 Lane",
        city: "Berlin",
        state: "Berlin",
        postal_code: "10115",
        country_code: "DE",
      },
    });
    const started = valueOf(
      await startExport(staff, ORDER_EXPORT, null, { filter: "country=DE", format: "csv", columns: [] }),
    );
    expect(started).toMatchObject({ state: "queued", total: 2 });
    await runExports(staff, [ORDER_EXPORT]);
    const query = { shopId: null, id: started.id };
    const file = valueOf(await getExportFile(staff, query));
    const lines = (await new Response(file.stream).text()).trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^code,trx_id,placed_at,/);
    expect(lines[2]).toContain(`"'=HYPERLINK(""http://evil""), Ada"`);
    expect(await getExportFile(await operator("orders.read"), query)).toFail();
    expect((await db.select().from(auditEntries))[0]).toMatchObject({
      action: "order.export",
      details: { rows: 2, filters: ["country: DE"] },
    });
  });
});

describe("one order", () => {
  test("is known with all that hangs on it", async () => {
    const staff = await operator("*");
    const [code, sibling] = await place("sandbox");
    expect(await getOrderRecord(staff, code!)).toSucceed({
      order: { code, paymentStatus: "paid" },
      siblings: [{ code: sibling }],
      payments: [{ status: "paid", provider: "sandbox" }],
      actions: ["confirm", "cancel", "address", "refund"],
    });
    expect(await getOrderRecord(await operator("orders.read"), code!)).toMatchObject({ value: { actions: [] } });
    expect(await getOrderRecord(staff, "SK-0000-0000")).toEqual(refused("not_found"));
  });

  test("is confirmed and canceled in place of the shop: its history and the log say who and why", async () => {
    const staff = await operator("orders.write");
    const [code] = await place();
    expect(await actOnOrder(staff, code!, "confirm")).toSucceed();
    expect(await actOnOrder(staff, code!, "confirm")).toEqual(refused("wrong_state"));
    expect(await actOnOrder(staff, code!, "deliver")).toEqual(refused("wrong_state"));
    expect(await actOnOrder(staff, code!, "cancel", "The shop has closed")).toSucceed();
    const events = await db.select().from(orderEvents).orderBy(orderEvents.id);
    expect(events.at(-1)).toMatchObject({
      toStatus: "canceled",
      actor: "operator",
      actorId: staff.visitor.customerId,
      note: "The shop has closed",
    });
    const noted = await db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(noted.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ["order.confirm", code],
      ["order.cancel", code],
    ]);
  });

  test("gives money back as goodwill, never more than was paid", async () => {
    const staff = await operator("refunds.write");
    const [code] = await place("sandbox");
    const give = (amount: string) =>
      refundGoodwillAsStaff(staff, readOrderCode(code!), { amount, reason: "A scratch", bearer: "shop" });
    for (const amount of ["", "0", "-1", "1e3", "ten", "1,50"])
      expect(await give(amount)).toEqual(refused("invalid_amount"));
    expect(await give("100000")).toEqual(refused("refund_too_high"));
    expect(await give("1.50")).toSucceed("$1.50");
    expect((await db.select().from(auditEntries)).map(({ action }) => action)).toEqual(["refund.make"]);
    expect(await getOrderRecord(await operator("orders.read"), code!)).toMatchObject({
      value: { refunds: [{ kind: "goodwill", note: "A scratch", actor: "operator", actorName: "Omar Boss" }] },
    });
  });

  test("costs the shop that bears goodwill of staff its earnings and tells it; borne by the operator it costs the shop nothing", async () => {
    const staff = await operator("*");
    const ownerId = await makeCustomer(db);
    await db.update(shops).set({ ownerId }).where(eq(shops.id, goods.lamp.shopId));
    const [code] = await place("sandbox");
    const [order] = await db.select().from(orders).where(eq(orders.code, code!));
    await advanceToDelivered(staff, order!.id);
    const earned = async () =>
      (await getBalanceOf(staff, { kind: "shop_earning", shopId: goods.lamp.shopId }, "USD")).minor;
    const heard = async () =>
      (await db.select().from(notifications)).filter((row) => row.customerId === ownerId).length;
    const [before, heardBefore] = [await earned(), await heard()];
    const give = (bearer: "operator" | "shop") =>
      refundGoodwillAsStaff(staff, readOrderCode(code!), { amount: "5", reason: "A scratch", bearer });
    expect(await give("operator")).toSucceed();
    expect([await earned(), await heard()]).toEqual([before, heardBefore]);
    expect(await give("shop")).toSucceed();
    const after = await earned();
    expect(after).toBeLessThan(before);
    expect(await heard()).toBe(heardBefore + 1);
    expect(await getOrderRecord(staff, code!)).toMatchObject({
      value: { refunds: [{ bearer: "operator" }, { bearer: "shop" }] },
    });
    const noted = await db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(noted.map(({ details }) => details.bearer)).toEqual(["operator", "shop"]);
    expect(await findBrokenBooks(db)).toEqual([]);
    const rest = {
      orderId: order!.id,
      to: "source",
      kind: "return",
      actor: { kind: "system", customerId: null },
    } as const;
    expect(await refundOrder(staff, { ...rest, lines: "all", shipping: "all" })).toSucceed({ isWhole: true });
    expect(await earned()).toBe(0);
    expect(await findBrokenBooks(db)).toEqual([]);
  });

  test("is not touched without the permission for it", async () => {
    const reader = await operator("orders.read");
    const [code] = await place();
    expect(await actOnOrder(reader, code!, "confirm")).toEqual(refused("not_yours"));
    expect(
      await refundGoodwillAsStaff(reader, readOrderCode(code!), { amount: "1", reason: "x", bearer: "shop" }),
    ).toEqual(refused("not_yours"));
    expect(await actOnOrder(makeContext(db), code!, "confirm")).toEqual(refused("sign_in"));
    expect(await db.select().from(auditEntries)).toEqual([]);
  });
});
