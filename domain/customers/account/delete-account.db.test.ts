import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addresses } from "#db/schema/address.ts";
import { customers, staff } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { orderEvents, orderLines, orders } from "#db/schema/order.ts";
import { conversationReports, conversations } from "#db/schema/conversation.ts";
import { orderMessages } from "#db/schema/order-message.ts";
import { payments } from "#db/schema/payment.ts";
import { productAlerts } from "#db/schema/product-alert.ts";
import { purchases } from "#db/schema/purchase.ts";
import { returns } from "#db/schema/return.ts";
import { reviews } from "#db/schema/review.ts";
import { sessions } from "#db/schema/session.ts";
import { shops } from "#db/schema/shop.ts";
import { staffInvitations } from "#db/schema/staff-invitation.ts";
import { subscribers } from "#db/schema/newsletter.ts";
import { transfers } from "#db/schema/transfer.ts";
import { walletRecharges } from "#db/schema/wallet.ts";
import { wishlists } from "#db/schema/wishlist.ts";
import { findReviews } from "#domain/catalog/review/find-reviews.ts";
import { sendMails } from "#domain/platform/mail/send-mails.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { storeAddress } from "#domain/customers/address/store-address.ts";
import { storeAddressInput } from "#domain/customers/address/address.input.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findTraces } from "#tests/support/find-traces.ts";
import { MAIL_SAMPLES } from "#domain/platform/mail-preview/mail-samples.ts";
import { ADDRESS, buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { hashPassword } from "#domain/customers/password/password.ts";
import { requestEmailChange } from "#domain/customers/email/request-email-change.ts";
import { signIn } from "#domain/customers/sign-in/sign-in.ts";
import type { Context } from "../../context.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";
import { sendDeletionCode } from "./send-deletion-code.ts";

const { db } = await openTestDatabase();
const PASSWORD = "a long sentence";
const EMAIL = "zyxwena@quorvath.example";
const HOME = { ...ADDRESS, name: "Zyxwena Quorvath", line_1: "77 Velvet Heron Lane", city: "Quorstadt" };
const TRACES = ["zyxwena", "quorvath", "quorstadt", "velvet heron", "15127788990"];

const { lamp } = await makeGoods(db);
const passwordHash = await hashPassword(PASSWORD);

async function makeCustomer(values: Partial<typeof customers.$inferInsert> = {}): Promise<Context> {
  const rows = await db
    .insert(customers)
    .values({
      firstName: "Zyxwena",
      lastName: "Quorvath",
      email: EMAIL,
      phone: "+4915127788990",
      passwordHash,
      languageCode: "en",
      emailVerifiedAt: new Date(),
      ...values,
    })
    .returning({ id: customers.id });
  const customerId = rows[0]!.id;
  const ctx = await guestContext(db);
  await db.update(sessions).set({ customerId }).where(eq(sessions.id, ctx.visitor.sessionId!));
  return { ...ctx, visitor: { ...ctx.visitor, customerId } };
}

async function placeOrder(ctx: Context): Promise<{ id: number; purchaseId: number }> {
  const form = { email: EMAIL, phone: "+4915127788990", shipping_address: HOME };
  const bought = await buy(ctx, await fillCart(ctx, [lamp, 1]), "cash_on_delivery", form);
  expect(bought.ok).toBe(true);
  return (await db.select({ id: orders.id, purchaseId: orders.purchaseId }).from(orders).orderBy(orders.id)).at(-1)!;
}

const close = (orderId: number) =>
  db
    .update(orders)
    .set({ fulfilmentStatus: "delivered", paymentStatus: "paid", deliveredAt: new Date() })
    .where(eq(orders.id, orderId));

/** A life in the shop, with something personal wherever people write. */
async function live(ctx: Context): Promise<{ id: number; purchaseId: number }> {
  const customerId = ctx.visitor.customerId!;
  await storeAddress(ctx, storeAddressInput.parse(HOME));
  const order = await placeOrder(ctx);
  await close(order.id);
  const line = (await db.select().from(orderLines).where(eq(orderLines.orderId, order.id)))[0]!;
  const written = { text: "Ring at Quorvath", createdAt: new Date() };
  await db.update(orders).set({ note: "To Zyxwena" }).where(eq(orders.id, order.id));
  await db.update(orderEvents).set({ note: "said Zyxwena" }).where(eq(orderEvents.orderId, order.id));
  await db.insert(orderMessages).values([
    { orderId: order.id, author: "shopper", authorId: customerId, shopperReadAt: new Date(), ...written },
    { orderId: order.id, author: "shop", shopReadAt: new Date(), ...written, text: "Dear Zyxwena" },
  ]);
  const [talk] = await db
    .insert(conversations)
    .values({ shopId: lamp.shopId, customerId, lastMessageAt: new Date() })
    .returning({ id: conversations.id });
  const ofTalk = { conversationId: talk!.id, shopReadAt: new Date(), shopperReadAt: new Date(), ...written };
  await db.insert(orderMessages).values([
    { ...ofTalk, author: "shopper", authorId: customerId },
    { ...ofTalk, author: "shop", text: "Dear Zyxwena" },
  ]);
  await db
    .insert(conversationReports)
    .values({ conversationId: talk!.id, side: "shopper", reporterId: customerId, reason: "other", text: "Zyxwena" });
  const people = { firstName: "Tamsin", lastName: "Potter", email: `${customerId}@souk.example` };
  const [seller] = await db.insert(customers).values(people).returning({ id: customers.id });
  await db.update(shops).set({ ownerId: seller!.id }).where(eq(shops.id, lamp.shopId));
  const { code } = (await db.select().from(orders).where(eq(orders.id, order.id)))[0]!;
  const notification = {
    topic: "messages" as const,
    title: "A message",
    message: "Zyxwena asks",
    link: `/seller/orders/${code}`,
  };
  await db.insert(notifications).values({ customerId: seller!.id, ...notification });
  await db.insert(returns).values({
    orderId: order.id,
    shopId: lamp.shopId,
    customerId,
    status: "rejected",
    reason: "other",
    text: "Mrs Quorvath",
    rejection: "Sorry, Zyxwena",
    endedAt: new Date(),
  });
  await db.insert(reviews).values({
    productId: lamp.productId,
    customerId,
    orderLineId: line.id,
    authorName: "Zyxwena Q.",
    stars: 4,
    body: "Bright",
  });
  await db
    .insert(wishlists)
    .values({ customerId, name: "For Zyxwena", isFirst: true } as typeof wishlists.$inferInsert);
  await db.insert(subscribers).values({ email: EMAIL, languageCode: "en" });
  await db.insert(notifications).values({ customerId, topic: "orders", title: "Zyxwena", message: "Hello" });
  await db.insert(productAlerts).values({
    kind: "back_in_stock",
    email: EMAIL,
    productId: lamp.productId,
    variantId: lamp.variantIds[0]!,
    priceMinor: 1,
    languageCode: "en",
    currencyCode: "USD",
    keyHash: "x",
  });
  const recharge = { method: "offline", amountMinor: 100, currencyCode: "USD", note: "From Quorvath", proof: "a.webp" };
  await db.insert(walletRecharges).values({ customerId, ...recharge });
  const [tried] = await db
    .insert(payments)
    .values({
      purchaseId: order.purchaseId,
      provider: "offline_method",
      amountMinor: 100,
      currencyCode: "USD",
      status: "failed",
      settledAt: new Date(),
    })
    .returning({ id: payments.id });
  const transfer = { reference: "TR-1", paidBy: "Zyxwena Quorvath", proof: "b.webp", submittedAt: new Date() };
  await db.insert(transfers).values({ paymentId: tried!.id, ...transfer });
  await requestEmailChange(ctx, { email: "zyxwena@elsewhere.example", password: PASSWORD });
  await sendDeletionCode(ctx);
  return order;
}

test("no personal data is left in any table, and the orders stay in the books", async () => {
  const ctx = await makeCustomer();
  const { id, purchaseId } = await live(ctx);
  const before = await findTraces(db, TRACES);
  expect(new Set(before.map((trace) => trace.split(".")[0])).size).toBeGreaterThanOrEqual(12);
  const total = (await db.select().from(orders).where(eq(orders.id, id)))[0]!.totalMinor;
  const ended = await deleteAccount(ctx, { password: PASSWORD });
  expect(ended).toSucceed();
  const sent: string[] = [];
  await sendMails(ctx, async ({ template, recipient }) => void sent.push(`${template} ${recipient}`));
  expect(sent).toContain(`account-deleted ${EMAIL}`);
  expect(await findTraces(db, TRACES)).toEqual([]);
  const later = { idempotencyKey: "later", template: "refund", languageCode: "en", data: MAIL_SAMPLES.refund } as const;
  await writeMail(ctx, { ...later, recipient: "deleted@deleted.invalid" });
  expect(await db.$count(mails, eq(mails.idempotencyKey, "later"))).toBe(0);
  expect((await db.select().from(orders).where(eq(orders.id, id)))[0]).toMatchObject({ totalMinor: total, note: "" });
  const purchase = (await db.select().from(purchases).where(eq(purchases.id, purchaseId)))[0]!;
  expect(purchase).toMatchObject({ customerId: null, shipToCountryCode: "DE", keyHash: null, totalMinor: total });
  expect((await findReviews(ctx, lamp.productId, 1)).items[0]).toMatchObject({ author: "A customer", body: "Bright" });
});

test("every session ends, and no one can sign in again", async () => {
  const ctx = await makeCustomer();
  await deleteAccount(ctx, { password: PASSWORD });
  expect(await db.$count(sessions, eq(sessions.customerId, ctx.visitor.customerId!))).toBe(0);
  expect(await signIn(await guestContext(db), { email: EMAIL, password: PASSWORD })).toFail();
});

test("the address is free for another account", async () => {
  await deleteAccount(await makeCustomer(), { password: PASSWORD });
  expect((await makeCustomer()).visitor.customerId).not.toBeNull();
});

test("it needs the password", async () => {
  const ctx = await makeCustomer();
  expect(await deleteAccount(ctx, { password: "wrong" })).toFail("wrong_password");
  expect(await deleteAccount(ctx, { code: "guessed" })).toFail("link_ended");
  expect(await deleteAccount(await guestContext(db), {})).toFail("sign_in");
  expect((await db.select().from(addresses)).length).toBe(0);
});

test("a customer without a password gets a code by mail, which works once and for no one else", async () => {
  const ctx = await makeCustomer({ passwordHash: null });
  await sendDeletionCode(ctx);
  const { code } = (await db.select().from(mails).where(eq(mails.template, "delete-account")))[0]!.data as {
    code: string;
  };
  const other = await makeCustomer({ email: "other@souk.example", phone: null });
  expect(await deleteAccount(other, { code })).toFail("link_ended");
  await sendDeletionCode(ctx);
  const fresh = (await db.select().from(mails).where(eq(mails.template, "delete-account")).orderBy(mails.id)).at(-1)!;
  expect(await deleteAccount(ctx, { code: (fresh.data as { code: string }).code })).toSucceed();
});

test("it waits for open orders, open returns, the customer's own shop, and another operator", async () => {
  const ctx = await makeCustomer();
  const customerId = ctx.visitor.customerId!;
  const order = await placeOrder(ctx);
  const end = () => deleteAccount(ctx, { password: PASSWORD });
  expect(await end()).toFail("orders_open", { values: { count: 1 } });
  await close(order.id);
  const open = { orderId: order.id, shopId: lamp.shopId, customerId, reason: "other" as const };
  const [openReturn] = await db.insert(returns).values(open).returning({ id: returns.id });
  expect(await end()).toFail("returns_open");
  await db.update(returns).set({ status: "withdrawn", endedAt: new Date() }).where(eq(returns.id, openReturn!.id));
  await db.update(shops).set({ ownerId: customerId }).where(eq(shops.id, lamp.shopId));
  expect(await end()).toFail("shop_owned");
  await db.update(shops).set({ ownerId: null }).where(eq(shops.id, lamp.shopId));
  await db.insert(staff).values({ customerId, permissions: ["*"] });
  expect(await end()).toFail("last_operator");
  const heir = await makeCustomer({ email: "heir@souk.example", phone: null });
  await db.insert(staff).values({ customerId: heir.visitor.customerId!, permissions: ["*"] });
  expect(await end()).toSucceed();
  expect(await db.$count(staff, eq(staff.customerId, customerId))).toBe(0);
});

test("an account with an unverified address deletes nothing that belongs to that address", async () => {
  const ctx = await makeCustomer({ emailVerifiedAt: null });
  await db.insert(subscribers).values({ email: EMAIL, languageCode: "en" });
  const inviter = await makeCustomer({ email: "boss@souk.example", phone: null });
  await db.insert(staffInvitations).values({
    email: EMAIL,
    permissions: ["orders.read"],
    codeHash: "x",
    invitedBy: inviter.visitor.customerId,
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  const written = { recipient: EMAIL, languageCode: "en" };
  await writeMail(ctx, { ...written, idempotencyKey: "refund", template: "refund", data: MAIL_SAMPLES.refund });
  await writeMail(ctx, { ...written, idempotencyKey: "welcome", template: "welcome", data: MAIL_SAMPLES.welcome });
  const exported = await exportData(ctx);
  expect(exported).toMatchObject({ value: { parts: { newsletter: [], mails: [] } } });
  expect(await deleteAccount(ctx, { password: PASSWORD })).toSucceed();
  expect(await db.$count(subscribers)).toBe(1);
  expect(await db.$count(staffInvitations)).toBe(1);
  expect((await db.select().from(mails)).map(({ idempotencyKey }) => idempotencyKey).toSorted()).toEqual([
    `account-deleted:${ctx.visitor.customerId}`,
    "refund",
  ]);
});
