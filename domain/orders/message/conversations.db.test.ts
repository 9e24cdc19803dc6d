import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { conversations } from "#db/schema/conversation.ts";
import { liveEvents } from "#db/schema/live-event.ts";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { shopMembers } from "#db/schema/shop-team.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { staffContext, makeCustomer, makeStaffMember } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import type { Context } from "../../context.ts";
import { askShop } from "./ask-shop.ts";
import { blockConversation } from "./block-conversation.ts";
import { decideConversationReport } from "./decide-conversation-report.ts";
import { readReportsQuery } from "./conversation-report.input.ts";
import { findConversationReports, getConversationReport } from "./find-conversation-reports.ts";
import { findInbox } from "./find-inbox.ts";
import { getConversation, markConversationRead } from "./get-conversation.ts";
import { mailConversations } from "./mail-conversations.ts";
import { reportConversation } from "./report-conversation.ts";
import { writeInConversation } from "./write-in-conversation.ts";

const { db } = await openTestDatabase();
const NOON = new Date("2026-11-20T12:00:00Z");
const NOT_FOUND = { ok: false, failure: { code: "not_found" } };
const ALL = { state: "all" as const, page: 1 };

const verified = { emailVerifiedAt: NOON };
const make = (firstName: string) => makeCustomer(db, { firstName, email: `${firstName}@souk.example`, ...verified });
const ids: { ada: number; eve: number; owner: number; packer: number; photographer: number; otherOwner: number } = {
  ada: await make("ada"),
  eve: await make("eve"),
  owner: await make("owner"),
  packer: await make("packer"),
  photographer: await make("photographer"),
  otherOwner: await make("other"),
};
const shopId = await makeShop(db, { ownerId: ids.owner, name: "Lamps" });
await makeShop(db, { ownerId: ids.otherOwner });
const lamp = await makeProduct(db, shopId, await makeCategory(db), { name: "Lamp", slug: "lamp" });
await refreshListings(makeContext(db), [lamp.productId]);
await db.insert(shopMembers).values([
  { shopId, customerId: ids.packer, role: "orders" },
  { shopId, customerId: ids.photographer, role: "products" },
]);

const as = (customerId: number, minutes = 0): Context =>
  makeContext(db, { visitor: { customerId }, now: new Date(NOON.getTime() + minutes * 60_000) });

const ask = async (text = "Is it dimmable?"): Promise<number> =>
  valueOf(await askShop(as(ids.ada), { shop_id: shopId, product_id: lamp.productId, text })).id;

const recipients = async () =>
  (await db.select().from(mails).where(eq(mails.template, "conversation-message")).orderBy(mails.id)).map(
    ({ recipient, data }) => ({ recipient, texts: (data as { texts: string[] }).texts }),
  );

describe("a question before a purchase", () => {
  test("reaches those of the shop who read messages, with its product, and the answer comes back", async () => {
    const id = await ask();
    expect(await findInbox(as(ids.packer), "shop", { ...ALL, state: "unread" })).toMatchObject({
      value: {
        total: 1,
        items: [{ conversationId: id, orderCode: null, otherName: "ada L.", text: "Is it dimmable?", unreadCount: 1 }],
      },
    });
    const sent = await db.select().from(notifications);
    expect(new Set(sent.map(({ customerId }) => customerId))).toEqual(new Set([ids.owner, ids.packer]));
    expect(sent).toHaveLength(2);
    expect(await getConversation(as(ids.packer), { id, side: "shop" })).toMatchObject({
      value: { messages: [{ isNew: true, product: { slug: "lamp", name: "Lamp" } }], shopSlug: null },
    });
    expect(await writeInConversation(as(ids.packer), { side: "shop", text: "It is." }, id)).toSucceed();
    expect(await findInbox(as(ids.owner), "shop", { ...ALL, state: "unread" })).toMatchObject({ value: { total: 0 } });
    expect(await getConversation(as(ids.ada), { id, side: "shopper" })).toMatchObject({
      value: { messages: [{ isOwn: true }, { text: "It is.", isNew: true, authorName: "Lamps" }], isClosed: false },
    });
    const events = await db.select().from(liveEvents);
    expect(JSON.stringify(events)).toContain(`private-user.${ids.ada}`);
    expect(await ask("And how tall is it?")).toBe(id);
  });

  test("is asked only by verified customers who are not of the shop, and names products of that shop", async () => {
    const question = { shop_id: shopId, product_id: null, text: "Hello" };
    expect(await askShop(makeContext(db), question)).toFail("sign_in");
    const unverified = as(await makeCustomer(db));
    expect(await askShop(unverified, question)).toFail("email_unverified");
    expect(await askShop(as(ids.owner), question)).toFail("own_shop");
    expect(await askShop(as(ids.photographer), question)).toFail("own_shop");
    expect(await askShop(as(ids.ada), { ...question, shop_id: 999_999 })).toFail("not_found");
    expect(await askShop(as(ids.ada), { ...question, product_id: 999_999 })).toFail("product_gone");
    const unowned = await makeShop(db);
    expect(await askShop(as(ids.ada), { ...question, shop_id: unowned })).toFail("shop_unreachable");
    expect(await db.$count(conversations)).toBe(0);
  });

  test("is read and written by no one else", async () => {
    const id = await ask();
    for (const ctx of [as(ids.eve), as(ids.otherOwner)])
      for (const side of ["shopper", "shop"] as const) {
        expect(await getConversation(ctx, { id, side })).toEqual(NOT_FOUND);
        expect(await writeInConversation(ctx, { side, text: "x" }, id)).toEqual(NOT_FOUND);
        expect(await markConversationRead(ctx, { id, side })).toEqual(NOT_FOUND);
        expect(await blockConversation(ctx, { id, side }, true)).toEqual(NOT_FOUND);
        expect(await reportConversation(ctx, { id, side }, { reason: "spam", text: "" })).toEqual(NOT_FOUND);
      }
    expect(await getConversation(as(ids.owner), { id, side: "shopper" })).toEqual(NOT_FOUND);
    expect(await getConversation(as(ids.photographer), { id, side: "shop" })).toFail("not_yours");
    expect(await findInbox(as(ids.photographer), "shop", ALL)).toFail("not_yours");
    expect(await getConversation(makeContext(db), { id, side: "shopper" })).toFail("sign_in");
  });
});

test("staff who look at the shop do not read its conversations", async () => {
  const id = await ask();
  const permissions = ["shops.manage"];
  const customerId = await makeStaffMember(db, permissions);
  const looking = makeContext(db, { visitor: { customerId, permissions, viewedShopId: shopId } });
  expect(await getConversation(looking, { id, side: "shop" })).toEqual(NOT_FOUND);
  expect(await findInbox(looking, "shop", ALL)).toMatchObject({ value: { total: 0, items: [] } });
});

describe("mails about a conversation", () => {
  test("wait a little, have all that is unread, and do not follow one another", async () => {
    const id = await ask("One");
    await ask("Two");
    expect(await mailConversations(as(ids.ada, 1))).toBe(0);
    expect(await mailConversations(as(ids.ada, 3))).toBe(1);
    expect(await mailConversations(as(ids.ada, 3))).toBe(0);
    const both = ["One", "Two"];
    expect(await recipients()).toEqual([
      { recipient: "owner@souk.example", texts: both },
      { recipient: "packer@souk.example", texts: both },
    ]);
    await markConversationRead(as(ids.packer, 4), { id, side: "shop" });
    await writeInConversation(as(ids.ada, 5), { side: "shopper", text: "Three" }, id);
    expect(await mailConversations(as(ids.ada, 30))).toBe(0);
    expect(await mailConversations(as(ids.ada, 64))).toBe(1);
    expect((await recipients()).at(-1)).toEqual({ recipient: "packer@souk.example", texts: ["Three"] });
  });

  test("are not sent of what was read in time", async () => {
    const id = await ask();
    await writeInConversation(as(ids.owner), { side: "shop", text: "It is." }, id);
    await getConversation(as(ids.ada), { id, side: "shopper" });
    await markConversationRead(as(ids.ada), { id, side: "shopper" });
    await mailConversations(as(ids.ada, 10));
    expect((await recipients()).map(({ recipient }) => recipient)).not.toContain("ada@souk.example");
  });
});

describe("a recipient of unwanted messages", () => {
  test("blocks the other side, and takes that back", async () => {
    const id = await ask();
    await blockConversation(as(ids.owner), { id, side: "shop" }, true);
    expect(await writeInConversation(as(ids.ada), { side: "shopper", text: "Hello?" }, id)).toFail(
      "conversation_closed",
    );
    expect(await askShop(as(ids.ada), { shop_id: shopId, product_id: null, text: "Hello?" })).toFail(
      "conversation_closed",
    );
    // The blocked side sees that it cannot write, not who decided it.
    expect(await getConversation(as(ids.ada), { id, side: "shopper" })).toMatchObject({
      value: { isBlocked: false, isClosed: true },
    });
    await blockConversation(as(ids.owner), { id, side: "shop" }, false);
    expect(await writeInConversation(as(ids.ada), { side: "shopper", text: "Thanks" }, id)).toSucceed();
  });

  test("reports it to staff, who read it from then on and may close it", async () => {
    const id = await ask("Pay me by wire");
    const staff = await staffContext(db, ["messages.manage"]);
    const open = readReportsQuery({ state: "open", page: 1 });
    expect(await findConversationReports(staff, open)).toMatchObject({ value: { total: 0 } });
    const report = { reason: "off_platform" as const, text: "Look" };
    expect(await reportConversation(as(ids.owner), { id, side: "shop" }, report)).toSucceed();
    expect(await reportConversation(as(ids.owner), { id, side: "shop" }, report)).toSucceed();
    const found = await findConversationReports(staff, open);
    expect(found).toMatchObject({ value: { total: 1, rows: [{ side: "shop", reason: "off_platform" }] } });
    const reportId = found.ok ? found.value.rows[0]!.id : 0;
    expect(await getConversationReport(staff, reportId)).toMatchObject({
      value: { messages: [{ text: "Pay me by wire" }] },
    });
    expect(await getConversationReport(as(ids.owner), reportId)).toFail();
    expect(await decideConversationReport(as(ids.owner), reportId, "closed")).toFail();
    expect(await decideConversationReport(staff, reportId, "closed")).toSucceed();
    expect(await decideConversationReport(staff, reportId, "dismissed")).toFail("report_decided");
    expect(await writeInConversation(as(ids.ada), { side: "shopper", text: "?" }, id)).toFail("conversation_closed");
    expect(await db.select().from(auditEntries)).toMatchObject([{ action: "conversation.decide" }]);
  });

  test("is protected by limits: messages by the hour, and new conversations by the day", async () => {
    const busy = { ...as(ids.eve), settings: { ...as(ids.eve).settings, messagesPerHour: 1 } };
    const question = { shop_id: shopId, product_id: null, text: "Hello" };
    expect(await askShop(busy, question)).toSucceed();
    expect(await askShop(busy, question)).toFail("too_many_tries");
    const answers = [];
    for (let index = 0; index < 11; index += 1) {
      const owner = await makeCustomer(db);
      answers.push(await askShop(as(ids.ada), { ...question, shop_id: await makeShop(db, { ownerId: owner }) }));
    }
    expect(answers.map(({ ok }) => ok)).toEqual([...Array.from({ length: 10 }, () => true), false]);
  });
});
