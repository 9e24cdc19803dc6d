import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { customers } from "#db/schema/customer.ts";
import { orders } from "#db/schema/order.ts";
import { productVersions } from "#db/schema/product-version.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "#domain/context.ts";
import { suspendShop } from "#domain/shops/shop-admin/suspend-shop.ts";
import { actOnOrder } from "#domain/orders/order-admin/act-on-order.ts";
import { changeTag } from "#domain/platform/internal-tag/change-tag.ts";
import { writeNote } from "#domain/platform/note/write-note.ts";
import { attachFile } from "#domain/platform/record-file/attach-file.ts";
import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import type { TimelineGroup } from "#shared/timeline-group.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { findTimeline } from "./find-timeline.ts";

const { db } = await openTestDatabase();
let order: RecordSubject;
let product: RecordSubject;
let shop: RecordSubject & { id: number };
let owner: Context;
let staff: Context;

beforeEach(async () => {
  const goods = await makeGoods(db);
  const guest = await guestContext(db);
  expect(await buy(guest, await fillCart(guest, [goods.lamp, 1]), "cash_on_delivery")).toMatchObject({ ok: true });
  const [row] = await db.select().from(orders);
  order = { kind: "order", code: row!.code };
  product = { kind: "product", id: goods.lamp.productId };
  shop = { kind: "shop", id: row!.shopId };
  const ownerId = await makeCustomer(db);
  await db.update(shops).set({ ownerId }).where(eq(shops.id, row!.shopId));
  owner = makeContext(db, { visitor: { customerId: ownerId } });
  staff = makeContext(db, { visitor: { customerId: await makeCustomer(db), permissions: ["*"] } });
});

async function words(ctx: Context, side: RecordSide, subject: RecordSubject, group: TimelineGroup | null = null) {
  const { entries } = await findTimeline(ctx, side, subject, { group, page: 1 });
  return entries.map(({ source, word, text }) => [source, word, text].join(" ").trim());
}

describe("the time line of an order", () => {
  test("merges its states, notes, tags, files and emails, the newest first", async () => {
    await writeNote(staff, "operator", order, "Watch this");
    await changeTag(staff, "operator", order, "add_tag", "VIP");
    const file = { name: "offer.txt", bytes: new TextEncoder().encode("An offer") };
    expect(await attachFile(staff, "operator", order, file)).toMatchObject({
      ok: true,
      value: [{ name: "offer.txt" }],
    });
    expect(await actOnOrder(staff, order.kind === "order" ? order.code : "", "confirm", "Away")).toMatchObject({
      ok: true,
    });
    const all = await words(staff, "operator", order);
    expect(all).toEqual(
      expect.arrayContaining([
        "activity note Watch this",
        "activity tag_added VIP",
        "activity file_added offer.txt",
        "order fulfilment:confirmed Away",
        "order fulfilment:pending",
        "mail order-placed waiting",
      ]),
    );
    expect(all.filter((entry) => entry.startsWith("act "))).toEqual([]);
    expect(await words(staff, "operator", order, "notes")).toEqual(["activity note Watch this"]);
    expect(await words(staff, "operator", order, "messages")).toEqual(
      expect.arrayContaining(["mail order-placed waiting"]),
    );
    const { entries } = await findTimeline(staff, "operator", order, { group: null, page: 1 });
    const instants = entries.map(({ at }) => at);
    expect(instants).toEqual(instants.toSorted().toReversed());
  });

  test("says to the shop what it may know, and nothing to others", async () => {
    await writeNote(staff, "operator", order, "Watch this shop");
    await writeNote(owner, "shop", order, "Gift wrap");
    await actOnOrder(staff, order.kind === "order" ? order.code : "", "confirm");
    const { entries } = await findTimeline(owner, "shop", order, { group: null, page: 1 });
    expect(entries).toContainEqual(
      expect.objectContaining({ word: "fulfilment:confirmed", actor: "operator", who: "" }),
    );
    expect(entries.some(({ text }) => text === "Gift wrap")).toBe(true);
    expect(JSON.stringify(entries)).not.toContain("Watch this shop");
    const stranger = makeContext(db, { visitor: { customerId: await makeCustomer(db) } });
    expect(await words(stranger, "shop", order)).toEqual([]);
    expect(await words(owner, "operator", order)).toEqual([]);
    const visitor = { customerId: await makeCustomer(db), permissions: ["orders.read"] };
    expect(await words(makeContext(db, { visitor }), "operator", order, "messages")).toEqual([]);
  });

  test("is read in pages", async () => {
    for (let index = 0; index < 25; index += 1) await writeNote(staff, "operator", order, `Note ${index}`);
    const first = await findTimeline(staff, "operator", order, { group: "notes", page: 1 });
    const second = await findTimeline(staff, "operator", order, { group: "notes", page: 2 });
    expect([first.entries.length, first.hasMore, second.entries.length, second.hasMore]).toEqual([20, true, 5, false]);
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(25);
  });
});

test("a product shows when its prices changed, and by whom", async () => {
  const [row] = await db.select({ id: customers.id }).from(customers).limit(1);
  const versions = ["5", "5", "6"].map((price, index) => ({
    productId: product.kind === "product" ? product.id : 0,
    content: { name: "Lamp", variants: [{ sku: "L", price, special_price: "", stock: index }] },
    savedById: row!.id,
    createdAt: new Date(Date.UTC(2026, 0, index + 1)),
  }));
  await db.insert(productVersions).values(versions);
  const saved = (await words(staff, "operator", product)).filter((entry) => /saved|priced/.test(entry));
  expect(saved).toEqual(["event product_priced", "event product_saved", "event product_saved"]);
  expect(await words(owner, "shop", product)).toContain("event product_created");
});

test("a customer and a shop show their history", async () => {
  const customerId = owner.visitor.customerId!;
  const customer: RecordSubject = { kind: "customer", id: customerId };
  await writeNote(staff, "operator", customer, "Asked for an invoice");
  expect(await words(staff, "operator", customer)).toEqual(
    expect.arrayContaining(["event customer_registered", "activity note Asked for an invoice"]),
  );
  expect(await suspendShop(staff, shop.id, "Orders were not sent")).toMatchObject({ ok: true });
  await writeNote(staff, "operator", shop, "Called them");
  expect(await words(staff, "operator", shop)).toEqual(
    expect.arrayContaining([
      "event shop_created",
      "act shop.suspend Orders were not sent",
      "activity note Called them",
      "mail shop-news waiting",
    ]),
  );
  expect(await words(owner, "shop", shop)).toEqual([]);
});
