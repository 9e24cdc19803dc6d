import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { commissionRules } from "#db/schema/commission.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { payoutStatements } from "#db/schema/payout.ts";
import type { Context } from "#domain/context.ts";
import type { PdfDocument } from "#domain/orders/document/pdf-document.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeCustomer, makeStaffMember } from "#tests/support/customers.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { advanceToDelivered } from "#tests/support/placed-orders.ts";
import { usd } from "#tests/support/usd.ts";
import { postEntries } from "../ledger/post-entries.ts";
import { closeMonth } from "./close-month.ts";
import { exportIncome } from "./export-income.ts";
import { findStatements } from "./find-statements.ts";
import { printStatement } from "./print-statement.ts";

const { db } = await openTestDatabase();
const clock = { now: new Date() };
let guest: Context;
let staff: Context;
let shopId = 0;
let commissionMinor = 0;
let totalMinor = 0;
let month = "";

beforeEach(async () => {
  clock.now = new Date();
  month = clock.now.toISOString().slice(0, 7);
  const { lamp } = await makeGoods(db);
  await db.insert(commissionRules).values({ basisPoints: 1000 });
  const settings = { commissionTaxBasisPoints: 1900 };
  const come = async (visitor: object): Promise<Context> => ({
    ...(await guestContext(db, { visitor, settings })),
    now: () => clock.now,
  });
  guest = await come({ customerId: await makeCustomer(db) });
  const staffId = await makeStaffMember(db, ["payouts.manage"]);
  staff = await come({ customerId: staffId, permissions: ["payouts.manage"] });
  expect(await buy(guest, await fillCart(guest, [lamp, 2]))).toSucceed();
  const [order] = await db.select().from(orders);
  await advanceToDelivered(guest, order!.id);
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, order!.id));
  ({ shopId, totalMinor } = order!);
  ({ commissionMinor } = line!);
});

function passMonth(): void {
  clock.now = new Date(Date.UTC(clock.now.getUTCFullYear(), clock.now.getUTCMonth() + 1, 2));
}

test("a month is closed when it is over, in its order, and once", async () => {
  expect(await closeMonth(guest, month)).toFail("not_found");
  expect(await closeMonth(staff, month)).toFail("month_open");
  passMonth();
  passMonth();
  const later = new Date(Date.UTC(clock.now.getUTCFullYear(), clock.now.getUTCMonth() - 1, 1));
  expect(await closeMonth(staff, later.toISOString().slice(0, 7))).toFail("month_before_open");
  const closed = await Promise.all([closeMonth(staff, month), closeMonth(staff, month)]);
  expect(closed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await findStatements(guest, shopId)).toMatchObject([
    {
      month,
      opening: { amount: 0 },
      sales: { amount: totalMinor },
      commission: { amount: -commissionMinor },
      closing: { amount: totalMinor - commissionMinor },
    },
  ]);
  const [row] = await db.select().from(payoutStatements);
  expect(row!.taxMinor).toBe(Math.round((commissionMinor * 1900) / 11_900));
});

test("nothing is booked into a closed month, and its statements do not change", async () => {
  const inside = new Date(clock.now);
  passMonth();
  expect(await closeMonth(staff, month)).toSucceed();
  const booking = postEntries(
    { ...guest, now: () => inside },
    {
      kind: "correction",
      idempotencyKey: "late",
      entries: [
        { account: { kind: "shop_earning", shopId }, amount: usd(100) },
        { account: { kind: "correction" }, amount: usd(-100) },
      ],
    },
  );
  await expect(booking).rejects.toThrow();
  await expect(db.update(payoutStatements).set({ taxMinor: 0 })).rejects.toThrow();
  await expect(db.execute(sql`delete from payout_statements`)).rejects.toThrow();
});

test("the PDF has the lines, the sums and the commission invoice, only for the seller's own shop", async () => {
  passMonth();
  await closeMonth(staff, month);
  const documents: PdfDocument[] = [];
  const ctx = {
    ...guest,
    renderPdf: (document: PdfDocument) => {
      documents.push(document);
      return Promise.resolve(new Uint8Array([1]));
    },
  };
  expect(await printStatement(ctx, shopId, month)).toSucceed();
  expect(documents[0]!.sheets.map(({ heading }) => heading)).toEqual(["Statement", "Commission invoice"]);
  expect(JSON.stringify(documents[0])).toContain(`COM-${month.slice(0, 4)}-000001`);
  expect(await printStatement(ctx, shopId + 1, month)).toFail("not_found");
});

test("the income report has sales, commission and income by quarter", async () => {
  const year = clock.now.getUTCFullYear();
  const table = await exportIncome(guest, year, shopId);
  const [, row] = table.trim().split("\n");
  expect(row).toContain(`,${(totalMinor / 100).toString()},`);
  expect(row).toContain(`,${(commissionMinor / 100).toString()},`);
  expect((await exportIncome(guest, year, shopId + 1)).trim().split("\n")).toHaveLength(1);
});
