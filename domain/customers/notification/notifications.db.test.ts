import { expect, test } from "vitest";
import { makeContext } from "#tests/support/context.ts";
import { customerContext } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { chooseTopics } from "./choose-topics.ts";
import { findNotifications } from "./find-notifications.ts";
import { findTopics } from "./find-topics.ts";
import { markAllSeen } from "./mark-all-seen.ts";
import { markSeen } from "./mark-seen.ts";
import { notifyCustomer } from "./notify-customer.ts";

const { db } = await openTestDatabase();

const customer = async (email: string, languageCode: string | null = null) =>
  customerContext(db, {}, { email, languageCode });

type Customer = Awaited<ReturnType<typeof customer>>;

const notify = (ctx: Customer, idempotencyKey?: string) =>
  notifyCustomer(ctx, {
    customerId: ctx.visitor.customerId!,
    topic: "alerts",
    ...(idempotencyKey ? { idempotencyKey } : {}),
    write: (t) => ({ title: t("Back in stock"), message: t("In stock") }),
  });

const read = async (ctx: Customer, range: Parameters<typeof findNotifications>[1] = {}) =>
  valueOf(await findNotifications(ctx, range));

test("a notification is written in the customer's language, once for one cause", async () => {
  const ctx = await customer("noor@souk.example", "ar");
  expect(await notify(ctx, "cause:1")).not.toBeNull();
  expect(await notify(ctx, "cause:1")).toBeNull();
  const { notifications, unreadCount } = await read(ctx);
  expect(notifications).toHaveLength(1);
  expect(notifications[0]!.message).toMatch(/\p{Script=Arabic}/u);
  expect(unreadCount).toBe(1);
});

test("the newest come first, and a client that was away catches up in order", async () => {
  const ctx = await customer("noor@souk.example");
  const ids: number[] = [];
  for (let index = 0; index < 35; index += 1) ids.push((await notify(ctx))!);
  const first = await read(ctx);
  expect(first.notifications.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 30));
  expect(first.hasMore).toBe(true);
  const rest = await read(ctx, { before: first.notifications.at(-1)!.id });
  expect(rest.notifications.map(({ id }) => id)).toEqual(ids.slice(0, 5).toReversed());
  expect(rest.hasMore).toBe(false);
  expect((await read(ctx, { after: ids[31]! })).notifications.map(({ id }) => id)).toEqual(ids.slice(32));
});

test("are marked as read one by one or all at once, only by their owner", async () => {
  const [ctx, other] = [await customer("noor@souk.example"), await customer("sami@souk.example")];
  const [one] = [await notify(ctx), await notify(ctx), await notify(ctx)];
  await notify(other);
  expect(await markSeen(ctx, one!)).toEqual({ ok: true, value: { unreadCount: 2 } });
  expect(await markSeen(other, one!)).toEqual({ ok: false, failure: { code: "not_found" } });
  expect(await markAllSeen(ctx)).toEqual({ ok: true, value: { unreadCount: 0 } });
  expect((await read(ctx)).notifications.every(({ isSeen }) => isSeen)).toBe(true);
  expect((await read(other)).unreadCount).toBe(1);
});

test("a guest is asked to sign in", async () => {
  const signIn = { ok: false, failure: { code: "sign_in" } };
  expect(await findNotifications(makeContext(db), {})).toEqual(signIn);
  expect(await markSeen(makeContext(db), 1)).toEqual(signIn);
  expect(await markAllSeen(makeContext(db))).toEqual(signIn);
});

test("a topic that is switched off sends nothing; security messages are always sent", async () => {
  const ctx = await customer("noor@souk.example");
  const chosen = valueOf(
    await chooseTopics(ctx, { topics: [{ topic: "alerts", is_notified: false, is_mailed: true }] }),
  );
  expect(chosen.find(({ topic }) => topic === "alerts")).toMatchObject({ isNotified: false });
  expect(chosen.find(({ topic }) => topic === "orders")).toMatchObject({ isNotified: true });
  expect(await notify(ctx)).toBeNull();
  const safe = { customerId: ctx.visitor.customerId!, topic: "security" as const };
  expect(await notifyCustomer(ctx, { ...safe, write: () => ({ title: "A", message: "B" }) })).not.toBeNull();
});

test("a guest has no topics", async () => {
  expect(await findTopics(makeContext(db))).toFail("sign_in");
});
