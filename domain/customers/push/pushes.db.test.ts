import { expect, test } from "vitest";
import { liveEvents } from "#db/schema/live-event.ts";
import { duePushes, pushSubscriptions } from "#db/schema/push-subscription.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { customerContext } from "#tests/support/customers.ts";
import { withTransaction } from "../../context.ts";
import { chooseQuietHours, getQuietHours } from "./choose-quiet-hours.ts";
import { markSeen } from "../notification/mark-seen.ts";
import { notifyCustomer } from "../notification/notify-customer.ts";
import type { PushMessage, PushOutcome, PushTarget } from "./push.ts";
import { sendPushes } from "./send-pushes.ts";
import { subscribeToPushes } from "./subscribe-to-pushes.ts";
import { unsubscribeFromPushes } from "./unsubscribe-from-pushes.ts";

const { db } = await openTestDatabase();
const keys = { p256dh: Buffer.alloc(65, 4).toString("base64url"), auth: Buffer.alloc(16).toString("base64url") };
const endpointOf = (name: string) => `https://push.example.com/${name}`;
const customer = async (email: string) => customerContext(db, {}, { email });

type Ctx = Awaited<ReturnType<typeof customer>>;
const subscribe = (ctx: Ctx, name: string) => subscribeToPushes(ctx, { endpoint: endpointOf(name), keys });
const notify = (ctx: Ctx) =>
  withTransaction(ctx, (inside) =>
    notifyCustomer(inside, {
      customerId: ctx.visitor.customerId!,
      topic: "orders",
      link: "/user/order-history/SK-1",
      write: () => ({ title: "On its way", message: "It was sent." }),
    }),
  );

/** Push services that answer as told, by the endpoint's name. */
function services(outcomes: Record<string, PushOutcome> = {}) {
  const sent: { to: string; message: PushMessage }[] = [];
  return {
    sent,
    send: async ({ endpoint }: PushTarget, message: PushMessage) => {
      const to = endpoint.split("/").at(-1)!;
      sent.push({ to, message });
      return outcomes[to] ?? "sent";
    },
  };
}

test("a notification goes to the open pages and to each browser of its customer", async () => {
  const [ctx, other] = [await customer("noor@souk.example"), await customer("sami@souk.example")];
  await subscribe(ctx, "phone");
  await subscribe(ctx, "desk");
  await subscribe(other, "another");
  const id = (await notify(ctx))!;
  expect(ctx.traces.woken).toContain("send-pushes");
  const [event] = await db.select().from(liveEvents);
  expect(event).toMatchObject({ channels: [`private-user.${ctx.visitor.customerId}`], name: "push-notification" });
  expect(JSON.parse(event!.data)).toMatchObject({ id, title: "On its way", message_type: "info", is_seen: false });
  const { sent, send } = services();
  await sendPushes(ctx, send);
  expect(sent.map(({ to }) => to)).toEqual(["phone", "desk"]);
  expect(sent[0]?.message).toEqual({
    id,
    title: "On its way",
    message: "It was sent.",
    url: "http://localhost:3000/user/order-history/SK-1",
  });
  await sendPushes(ctx, send);
  expect(sent).toHaveLength(2);
});

test("an unsubscribed browser is deleted, and a failing one is tried three times", async () => {
  const ctx = await customer("noor@souk.example");
  await subscribe(ctx, "gone");
  await notify(ctx);
  await sendPushes(ctx, services({ gone: "gone" }).send);
  expect(await db.select().from(pushSubscriptions)).toEqual([]);
  await subscribe(ctx, "broken");
  await notify(ctx);
  const { sent, send } = services({ broken: "failed" });
  for (let time = 0; time < 5; time += 1) await sendPushes(ctx, send);
  expect(sent).toHaveLength(3);
});

test("what was read on a page meanwhile is not sent, and without a browser nothing waits", async () => {
  const ctx = await customer("noor@souk.example");
  await notify(ctx);
  expect(await db.select().from(duePushes)).toEqual([]);
  await subscribe(ctx, "phone");
  await markSeen(ctx, (await notify(ctx))!);
  const { sent, send } = services();
  await sendPushes(ctx, send);
  expect(sent).toEqual([]);
  expect(await db.select().from(duePushes)).toEqual([]);
});

test("a browser belongs to the customer who used it last, and only they can end it; the oldest of many is deleted", async () => {
  const [ctx, other] = [await customer("noor@souk.example"), await customer("sami@souk.example")];
  await subscribe(ctx, "shared");
  await subscribe(other, "shared");
  await unsubscribeFromPushes(ctx, endpointOf("shared"));
  expect(await db.select().from(pushSubscriptions)).toMatchObject([{ customerId: other.visitor.customerId }]);
  for (let index = 0; index < 12; index += 1) await subscribe(ctx, `browser-${index}`);
  const own = (await db.select().from(pushSubscriptions)).filter(
    ({ customerId }) => customerId === ctx.visitor.customerId,
  );
  expect(own).toHaveLength(10);
  expect(await subscribe(makeContext(db), "guest")).toFail("sign_in");
  const inside = { endpoint: "https://10.0.0.1/x", keys };
  expect(await subscribeToPushes(ctx, inside)).toFail("push_endpoint_refused");
});

test("in quiet hours messages wait, and many at once become one", async () => {
  const ctx = await customer("noor@souk.example");
  await subscribe(ctx, "phone");
  const night = { ...ctx, now: () => new Date("2026-05-01T23:30:00Z") };
  const hours = { from: "22:00", until: "07:00", time_zone: "UTC" };
  expect(await chooseQuietHours(ctx, { quiet_hours: hours })).toSucceed();
  expect(await getQuietHours(ctx)).toEqual({ from: "22:00", until: "07:00" });
  for (let index = 0; index < 5; index += 1) await notify(night);
  const { sent, send } = services();
  await sendPushes(night, send);
  expect(sent).toEqual([]);
  await sendPushes({ ...ctx, now: () => new Date("2026-05-02T06:59:00Z") }, send);
  expect(sent).toEqual([]);
  await sendPushes({ ...ctx, now: () => new Date("2026-05-02T07:00:00Z") }, send);
  expect(sent.map(({ message }) => message.title)).toEqual(["5 new notifications"]);
  await chooseQuietHours(ctx, { quiet_hours: null });
  expect(await getQuietHours(ctx)).toBeNull();
});

test("an app is known by its token at Firebase, belongs to who used it last, and is forgotten when it is gone", async () => {
  const [ctx, other] = [await customer("noor@souk.example"), await customer("sami@souk.example")];
  const app = { fcm_token: "app-token:1234567890-abcdefg" };
  expect(await subscribeToPushes({ ...ctx, isFcmEnabled: false }, app)).toFail("push_endpoint_refused");
  await subscribeToPushes(other, app);
  await subscribeToPushes(ctx, app);
  await subscribe(ctx, "phone");
  await notify(other);
  await notify(ctx);
  const sent: PushTarget[] = [];
  await sendPushes(ctx, async (target) => {
    sent.push(target);
    return target.service === "fcm" ? "gone" : "sent";
  });
  expect(sent.map(({ service, endpoint }) => ({ service, endpoint }))).toEqual([
    { service: "fcm", endpoint: app.fcm_token },
    { service: "web_push", endpoint: endpointOf("phone") },
  ]);
  expect(await db.select().from(pushSubscriptions)).toMatchObject([{ service: "web_push" }]);
});
