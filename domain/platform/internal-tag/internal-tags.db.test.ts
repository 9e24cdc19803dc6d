import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { orders } from "#db/schema/order.ts";
import { internalTags, notes } from "#db/schema/record.ts";
import { products } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "#domain/context.ts";
import { changeProducts } from "#domain/catalog/product-admin/change-products.ts";
import { findAdminProducts } from "#domain/catalog/product-admin/find-admin-products.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import { PRODUCT_EXPORT } from "#domain/catalog/product-admin/product-export.ts";
import { changeCustomers } from "#domain/customers/customer-admin/change-customers.ts";
import { findCustomers } from "#domain/customers/customer-admin/find-customers.ts";
import { deleteBelongings } from "#domain/customers/account/delete-account.repository.ts";
import { findShopOrders } from "#domain/fulfilment/fulfilment/find-shop-orders.ts";
import { changeShopOrders } from "#domain/fulfilment/fulfilment/change-shop-orders.ts";
import { findAdminOrders } from "#domain/orders/order-admin/find-admin-orders.ts";
import type { RecordSubject } from "#domain/platform/record/record.ts";
import { findAdminShops } from "#domain/shops/shop-admin/find-admin-shops.ts";
import { CUSTOMER_LIST } from "#shared/list/customer-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { ADMIN_ORDER_LIST, SHOP_ORDER_LIST } from "#shared/list/order-lists.ts";
import { ADMIN_PRODUCT_LIST, SHOP_PRODUCT_LIST } from "#shared/list/product-lists.ts";
import { ADMIN_SHOP_LIST } from "#shared/list/shop-list.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { changeTag } from "./change-tag.ts";
import { findTagChoices, findTags } from "./find-tags.ts";
import { tagInput } from "./internal-tag.input.ts";

const { db } = await openTestDatabase();
let order: RecordSubject;
let shopId: number;
let owner: Context;
let stranger: Context;
let staff: Context;

const refused = (code: string) => ({ ok: false, failure: expect.objectContaining({ code }) });

beforeEach(async () => {
  const goods = await makeGoods(db);
  for (const _ of [1, 2]) {
    const guest = await guestContext(db);
    expect(await buy(guest, await fillCart(guest, [goods.lamp, 1]), "cash_on_delivery")).toMatchObject({ ok: true });
  }
  const [row] = await db.select().from(orders).orderBy(orders.id);
  order = { kind: "order", code: row!.code };
  ({ shopId } = row!);
  const [ownerId, strangerId] = [await makeCustomer(db), await makeCustomer(db)];
  await db.update(shops).set({ ownerId }).where(eq(shops.id, shopId));
  await db.insert(shops).values({ slug: "elsewhere", name: "Elsewhere", status: "approved", ownerId: strangerId });
  owner = makeContext(db, { visitor: { customerId: ownerId } });
  stranger = makeContext(db, { visitor: { customerId: strangerId } });
  staff = makeContext(db, { visitor: { customerId: await makeCustomer(db), permissions: ["*"] } });
});

const add = (ctx: Context, side: "operator" | "shop", name: string, subject = order) =>
  changeTag(ctx, side, subject, "add_tag", name);

describe("internal tags", () => {
  test("belong to staff or to a shop, and neither sees those of the other", async () => {
    expect(await add(staff, "operator", "VIP")).toEqual({ ok: true, value: ["VIP"] });
    expect(await add(owner, "shop", "Gift")).toEqual({ ok: true, value: ["Gift"] });
    expect(await findTags(staff, "operator", order)).toEqual({ tags: ["VIP"], known: ["VIP"] });
    expect(await findTags(owner, "shop", order)).toEqual({ tags: ["Gift"], known: ["Gift"] });
    expect(await findTags(stranger, "shop", order)).toEqual({ tags: [], known: [] });
    expect(await findTags(owner, "operator", order)).toEqual({ tags: [], known: [] });
    const { action, details, subjectId } = auditEntries;
    expect(await db.select({ action, details, subjectId }).from(auditEntries)).toEqual([
      { action: "tag.add", details: {}, subjectId: order.kind === "order" && order.code },
    ]);
  });

  test("are added by no one else", async () => {
    expect(await add(stranger, "shop", "Mine")).toEqual(refused("not_found"));
    expect(await add(stranger, "operator", "Mine")).toEqual(refused("not_found"));
    expect(await add(makeContext(db), "shop", "Mine")).toEqual(refused("sign_in"));
    const reader = makeContext(db, { visitor: { customerId: await makeCustomer(db), permissions: ["orders.read"] } });
    expect(await add(reader, "operator", "Mine")).toEqual(refused("not_yours"));
    const customer: RecordSubject = { kind: "customer", id: owner.visitor.customerId! };
    expect(await add(owner, "shop", "Mine", customer)).toEqual(refused("not_found"));
    expect(await db.select().from(internalTags)).toEqual([]);
  });

  test("are written one way, up to twenty, and forgotten when nothing has them", async () => {
    await add(staff, "operator", "VIP");
    expect(await add(staff, "operator", "vip")).toEqual({ ok: true, value: ["VIP"] });
    expect(await add(staff, "operator", "vip", { kind: "shop", id: shopId })).toEqual({ ok: true, value: ["VIP"] });
    for (let index = 2; index <= 20; index += 1) await add(staff, "operator", `Tag ${index}`);
    expect(await add(staff, "operator", "One more")).toEqual(refused("too_many_tags"));
    expect(await changeTag(staff, "operator", order, "remove_tag", "TAG 2")).toMatchObject({ ok: true });
    expect(await changeTag(staff, "operator", order, "remove_tag", "Tag 2")).toMatchObject({ ok: true });
    const { known, tags } = await findTags(staff, "operator", order);
    expect([tags.length, known.includes("Tag 2")]).toEqual([19, false]);
    expect(await findTagChoices(staff, null, "shop")).toEqual(["VIP"]);
    expect((await db.select().from(notes)).filter(({ kind }) => kind === "tag_removed")).toHaveLength(1);
  });

  test("are one line without invisible characters", () => {
    const read = (name: string) => tagInput.safeParse({ name });
    expect(read("  to   call ").data).toEqual({ name: "to call" });
    expect(read("two\nlines").data).toEqual({ name: "two lines" });
    for (const name of ["", " ", "x".repeat(41), "a\u0000b", "a\u202Eb", "\uD800"])
      expect(read(name).success).toBe(false);
  });

  test("filter and are found in the lists of both desks", async () => {
    await add(staff, "operator", "Fräud");
    await add(owner, "shop", "Gift");
    const codes = async (text: string) => {
      const found = await findAdminOrders(staff, readListUrl(ADMIN_ORDER_LIST, new URLSearchParams(text)));
      return found.ok && found.value.rows.map(({ code, tags }) => [code, tags]);
    };
    const own = [[order.kind === "order" && order.code, ["Fräud"]]];
    expect(await codes("tag=Fräud")).toEqual(own);
    expect(await codes("q=fraud")).toEqual(own);
    expect(await codes("tag.op=set")).toEqual(own);
    for (const text of ["tag=Gift", "q=gift"]) expect(await codes(text)).toEqual([]);
    for (const text of ["tag=Fräud&tag.op=not", "tag.op=empty"])
      expect(await codes(text)).toEqual([[expect.anything(), []]]);
    const shopCodes = async (text: string) =>
      (await findShopOrders(owner, shopId, readListUrl(SHOP_ORDER_LIST, new URLSearchParams(text)))).rows.map(
        ({ tags }) => tags,
      );
    for (const text of ["tag=Gift", "q=gift"]) expect(await shopCodes(text)).toEqual([["Gift"]]);
    for (const text of ["tag=Fräud", "q=fraud"]) expect(await shopCodes(text)).toEqual([]);
    await add(staff, "operator", "Strategic", { kind: "shop", id: shopId });
    for (const text of ["tag=Strategic", "q=strateg"]) {
      const found = await findAdminShops(staff, readListUrl(ADMIN_SHOP_LIST, new URLSearchParams(text)));
      expect(found.ok && found.value.rows.map(({ id, tags }) => [id, tags])).toEqual([[shopId, ["Strategic"]]]);
    }
  });

  test("are added to selected rows and removed again", async () => {
    const ids = [owner.visitor.customerId!, stranger.visitor.customerId!];
    const change = (action: "add_tag" | "remove_tag", value: string, more: object = {}) =>
      changeCustomers(staff, { ids, action, value, dry_run: false, after: 0, ...more });
    expect(await change("add_tag", "Wholesale", { dry_run: true })).toMatchObject({ ok: true, value: { changed: 2 } });
    expect(await findTagChoices(staff, null, "customer")).toEqual([]);
    expect(await change("add_tag", "x".repeat(41))).toMatchObject({
      value: { changed: 0, failed: [{ failure: { code: "tag_wrong" } }, { failure: { code: "tag_wrong" } }] },
    });
    await change("add_tag", "Wholesale");
    const listed = async (text: string) => {
      const found = await findCustomers(staff, readListUrl(CUSTOMER_LIST, new URLSearchParams(text)));
      return found.ok ? found.value.total : null;
    };
    expect([await listed("tag=Wholesale"), await listed("q=wholesale")]).toEqual([2, 2]);
    await change("remove_tag", "Wholesale", { ids: [ids[0]!] });
    expect(await listed("tag=Wholesale")).toBe(1);
    expect(await changeCustomers(owner, { ids, action: "add_tag", value: "No", dry_run: false, after: 0 })).toEqual(
      refused("not_found"),
    );
    const [, other] = await db.select().from(orders).orderBy(orders.id);
    const bulk = { ids: [other!.id], action: "add_tag" as const, value: "Late", dry_run: false, after: 0 };
    expect(await changeShopOrders(owner, bulk)).toMatchObject({ ok: true, value: { changed: 1 } });
    expect(await changeShopOrders(stranger, bulk)).toMatchObject({ ok: true, value: { matched: 0 } });
    expect(await findTagChoices(owner, shopId, "order")).toEqual(["Late"]);
  });

  test("of products appear next to the catalog's tags, in the list, its bulk actions and its export", async () => {
    const [product] = await db.select().from(products).where(eq(products.shopId, shopId));
    const { id, tags } = product!;
    const operator: ProductOwner = { kind: "operator", shopId: null };
    const own: ProductOwner = { kind: "shop", shopId };
    const change = (side: ProductOwner, action: "add_internal_tag" | "remove_internal_tag", value: string) =>
      changeProducts(side.kind === "shop" ? owner : staff, side, {
        ids: [id],
        action,
        value,
        dry_run: false,
        after: 0,
      });
    const listed = async (side: ProductOwner, text: string) => {
      const definition = side.kind === "shop" ? SHOP_PRODUCT_LIST : ADMIN_PRODUCT_LIST;
      const found = await findAdminProducts(staff, side, readListUrl(definition, new URLSearchParams(text)));
      return found.rows.map((row) => [row.id, row.internalTags]);
    };
    expect(await change(operator, "add_internal_tag", "Recall")).toMatchObject({ changed: 1, failed: [] });
    expect(await change(own, "add_internal_tag", "Shelf 3")).toMatchObject({ changed: 1, failed: [] });
    expect(await change(own, "add_internal_tag", " ")).toMatchObject({ failed: [{ failure: { code: "tag_wrong" } }] });
    for (const text of ["internal_tag=Recall", "internal_tag.op=set", "q=recal"])
      expect(await listed(operator, text)).toEqual([[id, ["Recall"]]]);
    for (const text of ["internal_tag=Recall&internal_tag.op=not", "internal_tag.op=empty"])
      expect((await listed(operator, text)).map(([other]) => other)).not.toContain(id);
    expect(await listed(own, "internal_tag=Shelf 3")).toEqual([[id, ["Shelf 3"]]]);
    for (const text of ["internal_tag=Recall", "q=recal"]) expect(await listed(own, text)).toEqual([]);
    const exported = async (ctx: Context, of: number | null) => {
      return (await PRODUCT_EXPORT.read(ctx, of, { ids: [id] }, { after: 0, max: 1 })).rows[0]!["internal_tags"];
    };
    expect([await exported(staff, null), await exported(owner, shopId)]).toEqual(["Recall", "Shelf 3"]);
    await change(operator, "remove_internal_tag", "Recall");
    expect(await listed(operator, "internal_tag.op=set")).toEqual([]);
    const [after] = await db.select().from(products).where(eq(products.id, id));
    expect(after!.tags).toEqual(tags);
  });

  test("about a customer are deleted with the account, with their names", async () => {
    const customerId = owner.visitor.customerId!;
    await add(staff, "operator", "Noor Haddad", { kind: "customer", id: customerId });
    await deleteBelongings(staff, { customerId, email: "noor@souk.example", verifiedEmail: null });
    expect(await db.select().from(internalTags)).toEqual([]);
    expect(await db.select().from(notes)).toEqual([]);
  });
});
