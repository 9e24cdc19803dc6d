import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { customers } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { purchases } from "#db/schema/purchase.ts";
import { sessions } from "#db/schema/session.ts";
import { confirmEmailChange } from "#domain/customers/email/confirm-email-change.ts";
import { hashPassword } from "#domain/customers/password/password.ts";
import { requestEmailChange } from "#domain/customers/email/request-email-change.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, comeAsGuest, fillCart, makeGoods } from "#tests/support/shopping.ts";
import type { MadeProduct } from "#tests/support/catalogue.ts";
import type { Context } from "../../context.ts";
import { claimOwnOrders } from "./claim-own-orders.ts";
import { findOrderHistory } from "./find-order-history.ts";

const { db } = await openTestDatabase();
let lamp: MadeProduct;
let ada: Context;

beforeAll(async () => {
  ({ lamp } = await makeGoods(db));
  const [row] = await db
    .insert(customers)
    .values({ firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", passwordHash: "x" })
    .returning({ id: customers.id });
  const ctx = await comeAsGuest(db);
  ada = { ...ctx, visitor: { ...ctx.visitor, customerId: row!.id } };
  await db.update(sessions).set({ customerId: row!.id }).where(eq(sessions.id, ctx.visitor.sessionId!));
});

test("what was bought as a guest becomes the customer's own with the verified address, and nothing else does", async () => {
  const guest = await comeAsGuest(db);
  const own = await fillCart(guest, [lamp, 1]);
  await buy(guest, own);
  const others = await fillCart(guest, [lamp, 1]);
  await buy(guest, others, "cash_on_delivery", { email: "eve@example.com" });
  expect(await claimOwnOrders(guest)).toMatchObject({ failure: { code: "sign_in" } });
  expect(await claimOwnOrders(ada)).toMatchObject({ failure: { code: "email_unverified" } });
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
  const guest = await comeAsGuest(db);
  const trxId = await fillCart(guest, [lamp, 1]);
  await buy(guest, trxId, "cash_on_delivery", { email: "ada@new.example" });
  const passwordHash = await hashPassword("a long sentence");
  await db.update(customers).set({ passwordHash }).where(eq(customers.id, ada.visitor.customerId!));
  await requestEmailChange(ada, { email: "ada@new.example", password: "a long sentence" });
  const written = await db.select().from(mails).where(eq(mails.template, "confirm-email-change"));
  expect(await confirmEmailChange(ada, { code: (written[0]!.data as { code: string }).code })).toMatchObject({
    ok: true,
  });
  expect(await db.select().from(purchases).where(eq(purchases.trxId, trxId))).toMatchObject([
    { customerId: ada.visitor.customerId },
  ]);
});
