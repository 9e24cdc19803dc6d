import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { invoices, orders } from "#db/schema/order.ts";
import type { Context } from "#domain/context.ts";
import { getCreditNote } from "#domain/orders/document/get-credit-note.ts";
import { findAdminOrders } from "#domain/orders/order-admin/find-admin-orders.ts";
import { getOrderInvoice, getPurchase } from "#domain/orders/order/get-purchase.ts";
import { trackOrder } from "#domain/orders/order/track-order.ts";
import { saveSettings } from "#domain/platform/setting-admin/save-settings.ts";
import { getSettings } from "#domain/platform/setting/get-settings.ts";
import { ADMIN_ORDER_LIST } from "#shared/list/order-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { reverseInvoice } from "./reverse-invoice.ts";

const { db } = await openTestDatabase();
let lamp: MadeProduct;
let staffId: number;
let guest: Context;

beforeAll(async () => {
  ({ lamp } = await makeGoods(db));
  staffId = await makeStaffMember(db, ["*"]);
  guest = await guestContext(db);
});

async function asStaff(): Promise<Context> {
  const ctx = makeContext(db, { visitor: { customerId: staffId, permissions: ["*"] } });
  return { ...ctx, settings: await getSettings(ctx) };
}

/** A bought lamp, under the settings of the moment. */
async function order(): Promise<{ code: string; invoiceNumber: string }> {
  const ctx = { ...guest, settings: await getSettings(guest) };
  const trxId = await fillCart(ctx, [lamp, 1]);
  expect(await buy(ctx, trxId)).toMatchObject({ ok: true });
  const { code, invoiceNumber } = (await getPurchase(ctx, { trxId }))!.orders[0]!;
  return { code, invoiceNumber: invoiceNumber! };
}

/** The number of the credit note that reverses the order's invoice. */
async function takeBack(code: string): Promise<string> {
  const ctx = { ...guest, settings: await getSettings(guest) };
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.code, code));
  await reverseInvoice(ctx, { orderId: row!.id, shopId: lamp.shopId });
  const found = (await getOrderInvoice(guest, code))!;
  expect(found.orders[0]!.code).toBe(code);
  const number = `${ctx.settings.creditNotePrefix}-${lamp.shopId}-${ctx.settings.creditNotePrefix === "CN" ? "000001" : "000002"}`;
  expect(await getCreditNote(guest, { number: number.toLowerCase() })).toMatchObject({ number, orderCode: code });
  return number;
}

async function search(q: string): Promise<string[]> {
  const found = await findAdminOrders(await asStaff(), readListUrl(ADMIN_ORDER_LIST, new URLSearchParams({ q })));
  return found.ok ? found.value.rows.map(({ code }) => code) : [];
}

test("new numbers have the prefixes that are set, old ones stay, and both are found", async () => {
  const old = await order();
  expect(old).toEqual({ code: expect.stringMatching(/^SK-/), invoiceNumber: `INV-${lamp.shopId}-000001` });
  const oldNote = await takeBack(old.code);
  const set = { order_prefix: "OIL-1", invoice_prefix: "RE", credit_note_prefix: "GS" };
  expect(await saveSettings(await asStaff(), set)).toMatchObject({ ok: true });
  const fresh = await order();
  expect(fresh).toEqual({
    code: expect.stringMatching(/^OIL-1-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
    invoiceNumber: `RE-${lamp.shopId}-000002`,
  });
  await takeBack(fresh.code);
  expect((await getOrderInvoice(guest, old.code))!.orders[0]).toMatchObject(old);
  expect(await getCreditNote(guest, { number: oldNote })).toMatchObject({ invoiceNumber: old.invoiceNumber });
  for (const number of [`CN-${lamp.shopId}-000002`, `INV-${lamp.shopId}-000001`, `GS-${lamp.shopId}-000001`])
    expect(await getCreditNote(guest, { number })).toBeNull();
  const letters = (code: string) => code.slice(-9);
  for (const { code, invoiceNumber } of [old, fresh]) {
    for (const q of [code, code.toLowerCase(), letters(code), code.replaceAll("-", ""), invoiceNumber])
      expect(await search(q), q).toEqual([code]);
    for (const typed of [code, letters(code), letters(code).replace("-", ""), `ANY-${letters(code)}`])
      expect(await trackOrder(guest, { code: typed, contact: "ada@example.com" }), typed).toMatchObject({
        value: { order: { code } },
      });
  }
  expect(await search("OIL-1-")).toEqual([fresh.code]);
  expect(await search(`INV-${lamp.shopId}-`)).toEqual([old.code]);
  expect(await search(`RE-${lamp.shopId}-`)).toEqual([fresh.code]);
  const numbers = await db.select({ number: invoices.number }).from(invoices).orderBy(invoices.number);
  expect(numbers).toEqual([{ number: 1 }, { number: 2 }]);
});

test("two orders never have the same letters, whatever their prefixes", async () => {
  const { code } = await order();
  const [row] = await db.select().from(orders).where(eq(orders.code, code));
  const { id: _id, ...copy } = row!;
  await expect(db.insert(orders).values({ ...copy, code: `OTHER${code.slice(-10)}` })).rejects.toThrow();
});

test("one number never names an invoice and a credit note", async () => {
  await takeBack((await order()).code);
  const save = async (sent: Record<string, string>) => saveSettings(await asStaff(), sent);
  const refused = (field: string) => ({ failure: { code: "invalid", errors: { [field]: [expect.any(String)] } } });
  expect(await save({ invoice_prefix: "CN" })).toMatchObject(refused("invoice_prefix"));
  expect(await save({ credit_note_prefix: "INV" })).toMatchObject(refused("credit_note_prefix"));
  expect(await save({ invoice_prefix: "X", credit_note_prefix: "X" })).toMatchObject(refused("credit_note_prefix"));
  expect(await save({ invoice_prefix: "CN", credit_note_prefix: "GS" })).toMatchObject(refused("invoice_prefix"));
  expect(await save({ invoice_prefix: "RE", credit_note_prefix: "INV" })).toMatchObject(refused("credit_note_prefix"));
  expect(await save({ invoice_prefix: "RE", credit_note_prefix: "GS" })).toMatchObject({ ok: true });
  expect(await save({ invoice_prefix: "INV", credit_note_prefix: "CN" })).toMatchObject({ ok: true });
});
