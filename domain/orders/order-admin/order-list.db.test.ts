import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { orderEvents, orderLines, orders } from "#db/schema/order.ts";
import { parcels } from "#db/schema/parcel.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { Context } from "#domain/context.ts";
import { bulkInput, listInput } from "#domain/platform/list/list.input.ts";
import { ADMIN_ORDER_LIST } from "#shared/list/order-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { staffContext } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { changeOrders } from "./change-orders.ts";
import { findAdminOrders } from "./find-admin-orders.ts";

const { db } = await openTestDatabase();
const goods = await makeGoods(db);
const guest = await guestContext(db);
for (const [product, method] of [
  [goods.lamp, "cash_on_delivery"],
  [goods.shirt, "sandbox"],
] as const)
  expect(await buy(guest, await fillCart(guest, [product, 1]), method)).toSucceed();
const rows = await db.select().from(orders).orderBy(orders.id);
const codes = rows.map(({ code }) => code);
const ids = rows.map(({ id }) => id);
const staff = (...permissions: string[]) => staffContext(db, permissions);

async function codesOf(search: string): Promise<string[]> {
  const found = valueOf(
    await findAdminOrders(await staff("orders.read"), readListUrl(ADMIN_ORDER_LIST, new URLSearchParams(search))),
  );
  return found.rows.map(({ code }) => code);
}

describe("the list of orders", () => {
  test("is filtered by each operator", async () => {
    const [cash, online] = codes as [string, string];
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, ids[0]!));
    await db.insert(parcels).values({ orderId: ids[0]!, trackingNumber: "JD 0146 00" });
    await db.update(purchases).set({ email: "grace@example.org" }).where(eq(purchases.paymentMethod, "sandbox"));
    const today = new Date().toISOString().slice(0, 10);
    const cases: [string, string[]][] = [
      ["method=cash_on_delivery", [cash]],
      ["method.op=not&method=cash_on_delivery", [online]],
      ["method=cash_on_delivery&method=sandbox", [online, cash]],
      ["fulfilment.op=not&fulfilment=pending", []],
      ["country=DE&country=FR", [online, cash]],
      ["email=RACE@", [online]],
      ["email.op=is&email=grace@example.org", [online]],
      ["email.op=is&email=grace@example", []],
      ["email=%25", []],
      [`product=${line!.sku.slice(1, 5).toLowerCase()}&method=cash_on_delivery`, [cash]],
      ["tracking=jd0146", [cash]],
      ["tracking.op=empty", [online]],
      ["tracking.op=set", [cash]],
      [`placed.op=is&placed=${today}`, [online, cash]],
      [`placed=${today}&placed=`, [online, cash]],
      ["placed=&placed=2020-01-01", []],
    ];
    for (const [search, expected] of cases) expect(await codesOf(search), search).toEqual(expected);
  });

  test("knows how a purchase is paid, also after that has changed", async () => {
    const [cash, online] = codes as [string, string];
    await db.update(purchases).set({ paymentMethod: "cash_on_delivery" }).where(eq(purchases.paymentMethod, "sandbox"));
    expect(await codesOf("method=sandbox")).toEqual([]);
    expect(await codesOf("method=cash_on_delivery&sort=placed")).toEqual([cash, online]);
    expect(await codesOf("work=awaiting_payment")).toEqual([]);
    await db
      .update(purchases)
      .set({ paymentMethod: "bank_transfer" })
      .where(eq(purchases.paymentMethod, "cash_on_delivery"));
    expect(await codesOf("work=awaiting_payment&sort=placed")).toEqual([cash, online]);
  });

  test("knows where a purchase is sent, also after that has changed", async () => {
    const [cash, online] = codes as [string, string];
    await db.update(purchases).set({ shipToCountryCode: "FR" }).where(eq(purchases.paymentMethod, "sandbox"));
    expect(await codesOf("country=FR")).toEqual([online]);
    expect(await codesOf("country.op=not&country=FR")).toEqual([cash]);
  });

  test("is sorted by total, up and down", async () => {
    await db.update(orders).set({ totalMinor: sql`${orders.id}` });
    expect(await codesOf("sort=total")).toEqual(codes);
    expect(await codesOf("sort=-total")).toEqual(codes.toReversed());
  });
});

describe("orders that are confirmed together", () => {
  const confirm = (ctx: Context, more: object) =>
    changeOrders(ctx, { action: "confirm", value: "", dry_run: false, after: 0, ...more });
  const states = async () => (await db.select().from(orders).orderBy(orders.id)).map((order) => order.fulfilmentStatus);

  test("are only predicted by a dry run, which changes and logs nothing", async () => {
    const events = (await db.select().from(orderEvents)).length;
    expect(await confirm(await staff("*"), { ids, dry_run: true })).toMatchObject({
      value: {
        matched: 2,
        changed: 1,
        failed: [{ label: codes[1], failure: { code: "not_paid_yet" } }],
        nextAfter: null,
      },
    });
    expect(await states()).toEqual(["pending", "pending"]);
    expect(await db.select().from(auditEntries)).toEqual([]);
    expect(await db.select().from(orderEvents)).toHaveLength(events);
  });

  test("fail one by one, and each change is logged", async () => {
    expect(await confirm(await staff("*"), { ids })).toMatchObject({ value: { changed: 1, failed: [{ id: ids[1] }] } });
    expect(await states()).toEqual(["confirmed", "pending"]);
    expect(await db.select().from(auditEntries)).toMatchObject([{ action: "order.confirm" }]);
  });

  test("are those that match the filter", async () => {
    expect(await confirm(await staff("*"), { filter: "method=sandbox" })).toMatchObject({
      value: { matched: 1, changed: 0 },
    });
    expect(await confirm(await staff("*"), { filter: "" })).toMatchObject({ value: { matched: 2, changed: 1 } });
  });

  test("are not repeated when the call goes on after the last one", async () => {
    expect(await confirm(await staff("*"), { filter: "", after: ids[0] })).toMatchObject({ value: { matched: 1 } });
  });

  test("need the permission to change orders", async () => {
    expect(await confirm(await staff("orders.read"), { ids })).toFail("not_yours");
    expect(await states()).toEqual(["pending", "pending"]);
  });
});

describe("what a list's call accepts", () => {
  const query = listInput(ADMIN_ORDER_LIST);
  const bulk = bulkInput(ADMIN_ORDER_LIST, ["confirm"]);

  test.each([
    {},
    { q: "", "fulfilment.op": "", placed: ["2026-01-01", ""] },
    { fulfilment: ["pending", "confirmed"], sort: "-total", page: "-1", per_page: "250" },
  ])("takes %j", (input) => {
    expect(query.safeParse(input).success).toBe(true);
  });

  test.each([
    { fulfilment: "lost" },
    { sort: "email" },
    { page: "0" },
    { per_page: "251" },
    { "work.op": "not" },
    { placed: "2026-02-30" },
    { q: "\u0000" },
  ])("refuses %j", (input) => {
    expect(query.safeParse(input).success).toBe(false);
  });

  test.each([
    { action: "confirm" },
    { action: "confirm", ids: [1], filter: "" },
    { action: "confirm", ids: [] },
    { action: "confirm", filter: "fulfillment=pending" },
    { action: "confirm", filter: "fulfilment=lost" },
    { action: "confirm", filter: "work.op=not&work=to_ship" },
    { action: "burn", ids: [1] },
  ])("does not change every order by a mistake: %j", (input) => {
    expect(bulk.safeParse(input).success).toBe(false);
  });
});
