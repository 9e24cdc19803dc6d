import { expect, test } from "vitest";
import { customerTopics } from "#db/schema/customer-topic.ts";
import { liveEvents } from "#db/schema/live-event.ts";
import { notifications } from "#db/schema/notification.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { announce } from "./announce.ts";
import { announcementInput } from "./announcement.input.ts";
import { cancelAnnouncement } from "./cancel-announcement.ts";
import { findAnnouncements } from "./find-announcements.ts";
import { sendAnnouncements } from "./send-announcements.ts";

const { db } = await openTestDatabase();
const NOW = new Date("2026-05-01T10:00:00Z");
const LATER = new Date("2026-05-01T12:00:00Z");

const customer = async (email: string): Promise<number> => makeCustomer(db, { email });

async function staff(now = NOW) {
  const customerId = await customer(`staff-${now.getTime()}@souk.example`);
  return makeContext(db, { visitor: { customerId, permissions: ["content.manage"] }, now });
}

const input = (more: object = {}) =>
  announcementInput.parse({
    title: "Summer sale",
    message: "Up to half off.",
    audience: "everyone",
    link: "/offer/products",
    ...more,
  });

test("everyone who wants news gets it once, and open pages show it together", async () => {
  const [one, quiet] = [await customer("a@souk.example"), await customer("b@souk.example")];
  await db.insert(customerTopics).values({ customerId: quiet, topic: "news", isNotified: false, isMailed: false });
  const ctx = await staff();
  expect(await announce(ctx, input())).toSucceed();
  await sendAnnouncements(ctx);
  await sendAnnouncements(ctx);
  const received = await db.select().from(notifications);
  expect(new Set(received.map(({ customerId }) => customerId))).toEqual(new Set([one, ctx.visitor.customerId]));
  expect(received.length).toBe(2);
  expect(await findAnnouncements(ctx)).toMatchObject({
    value: [{ state: "sent", recipients: 2, title: "Summer sale" }],
  });
  const events = await db.select().from(liveEvents);
  expect(events.map(({ channels }) => channels)).toEqual([["notifications"]]);
  expect(JSON.parse(events[0]!.data)).toEqual({
    title: "Summer sale",
    message: "Up to half off.",
    message_type: "info",
    url: "http://localhost:3000/offer/products",
  });
});

test("only sellers get theirs on their own channels", async () => {
  const [seller] = [await customer("seller@souk.example"), await customer("other@souk.example")];
  await makeShop(db, { ownerId: seller });
  const ctx = await staff();
  await announce(ctx, input({ audience: "sellers" }));
  await sendAnnouncements(ctx);
  expect((await db.select().from(notifications)).map(({ customerId }) => customerId)).toEqual([seller]);
  const [event] = await db.select().from(liveEvents);
  expect(event?.channels).toEqual([`private-user.${seller}`]);
  expect(JSON.parse(event!.data)).toMatchObject({ title: "Summer sale", is_seen: false });
});

test("one that is scheduled waits for its time and can be canceled before", async () => {
  const ctx = await staff();
  const scheduled = { scheduled_at: "2026-05-01T11:00:00Z" };
  const first = valueOf(await announce(ctx, input(scheduled)));
  await announce(ctx, input({ ...scheduled, title: "Second" }));
  await sendAnnouncements(ctx);
  expect(await db.select().from(notifications)).toEqual([]);
  const id = first.id;
  expect(await cancelAnnouncement(ctx, id)).toSucceed();
  expect(await cancelAnnouncement(ctx, id)).toFail("wrong_state");
  expect(await cancelAnnouncement(ctx, 999_999)).toFail("not_found");
  await sendAnnouncements({ ...ctx, now: () => LATER });
  expect((await db.select().from(notifications)).map(({ title }) => title)).toEqual(["Second"]);
});

test("only staff who manage content may", async () => {
  const codeOf = async (visitor: object) => {
    const done = await announce(makeContext(db, { visitor }), input());
    return done.ok ? "done" : done.failure.code;
  };
  const customerId = await customer("c@souk.example");
  expect(await codeOf({})).toBe("sign_in");
  expect(await codeOf({ customerId })).toBe("not_found");
  expect(await codeOf({ customerId, permissions: ["orders.read"] })).toBe("not_yours");
});

test.each(["//evil.example", "https://evil.example", "javascript:alert(1)", "/a b", "/\\evil"])(
  "the link %s is not a path of the shop",
  (link) => expect(announcementInput.safeParse({ ...input(), link }).success).toBe(false),
);
