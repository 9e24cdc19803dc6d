import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { purchases } from "#db/schema/purchase.ts";
import { sessions } from "#db/schema/session.ts";
import { confirmEmailChange } from "#domain/customers/email/confirm-email-change.ts";
import { hashPassword } from "#domain/customers/password/password.ts";
import { requestEmailChange } from "#domain/customers/email/request-email-change.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import type { Context } from "../../context.ts";
import { claimOwnOrders } from "./claim-orders.ts";
import { findOrderHistory } from "./find-order-history.ts";

const { db } = await openTestDatabase();
const { lamp } = await makeGoods(db);
const customerId = await makeCustomer(db, { email: "ada@example.com" });
const ctx = await guestContext(db);
const ada: Context = { ...ctx, visitor: { ...ctx.visitor, customerId } };
await db.update(sessions).set({ customerId }).where(eq(sessions.id, ctx.visitor.sessionId!));

test("what was bought as a guest becomes the customer's own with the verified address, and nothing else does", async () => {
  const guest = await guestContext(db);
  const own = await fillCart(guest, [lamp, 1]);
  await buy(guest, own);
  const others = await fillCart(guest, [lamp, 1]);
  await buy(guest, others, "cash_on_delivery", { email: "eve@example.com" });
  expect(await claimOwnOrders(guest)).toFail("sign_in");
  expect(await claimOwnOrders(ada)).toFail("email_unverified");
  await db.update(customers).set({ emailVerifiedAt: ada.now() }).where(eq(customers.email, "ada@example.com"));
  const claimed = await claimOwnOrders(ada);
  expect(claimed).toMatchObject({ value: { codes: [expect.stringMatching(/^SK-/)] } });
  expect(await claimOwnOrders(ada)).toMatchObject({ value: { codes: [] } });
  expect(await findOrderHistory(ada, { state: "all", search: "", page: 1 })).toMatchObject({
    value: { total: 1, items: [{ trxId: own }] },
  });
  expect(await db.select().from(purchases).where(eq(purchases.trxId, others))).toMatchObject([{ customerId: null }]);
  expect(await db.select().from(notifications)).toMatchObject([{ link: "/user/order-history" }]);
});

test("orders come along with an address that the customer changed to", async () => {
  const guest = await guestContext(db);
  const trxId = await fillCart(guest, [lamp, 1]);
  await buy(guest, trxId, "cash_on_delivery", { email: "ada@new.example" });
  const passwordHash = await hashPassword("a long sentence");
  await db.update(customers).set({ passwordHash }).where(eq(customers.id, ada.visitor.customerId!));
  await requestEmailChange(ada, { email: "ada@new.example", password: "a long sentence" });
  const written = await db.select().from(mails).where(eq(mails.template, "confirm-email-change"));
  expect(await confirmEmailChange(ada, { code: (written[0]!.data as { code: string }).code })).toSucceed();
  expect(await db.select().from(purchases).where(eq(purchases.trxId, trxId))).toMatchObject([
    { customerId: ada.visitor.customerId },
  ]);
});
