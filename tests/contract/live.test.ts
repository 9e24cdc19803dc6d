import PusherServer from "pusher";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { letStaffIn, STAFF } from "../e2e/accounts.ts";
import type { Client } from "../support/client.ts";
import { connectLive, readLiveMarks, type LiveClient, type LiveMarks } from "../support/live-client.ts";
import { buy, openShop, type ListedProduct } from "./open-shop.ts";

const APP = { id: "4711", key: "contract-key", secret: "contract-secret" };
const shop = openShop({
  change: letStaffIn,
  environment: { PUSHER_APP_ID: APP.id, PUSHER_APP_KEY: APP.key, PUSHER_APP_SECRET: APP.secret },
});
const opened: LiveClient[] = [];
let marks: LiveMarks;
let backend: PusherServer;

beforeAll(async () => {
  marks = await readLiveMarks(shop.guest());
  const { port } = shop.server();
  backend = new PusherServer({
    appId: APP.id,
    key: APP.key,
    secret: APP.secret,
    host: "127.0.0.1",
    port: String(port),
  });
});
afterAll(() => {
  for (const { pusher } of opened) pusher.disconnect();
});

function connect(client: Client | null = null): LiveClient {
  const live = connectLive(marks, client);
  opened.push(live);
  return live;
}

type User = { id: number };
const userOf = async (client: Client) => (await client.get<{ user: User }>("visitor")).body.user;
const named = (live: LiveClient, name: string) => live.heard.filter((event) => event.name === name);

test("the page says where the live connection goes and has the key of push messages", async () => {
  const { html } = await shop.guest().page("");
  expect(marks).toEqual({
    key: APP.key,
    cluster: "souk",
    host: "127.0.0.1",
    port: shop.server().port,
    path: "/live",
  });
  const key = /id="push_public_key"[^>]* value="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(Buffer.from(key, "base64url")).toHaveLength(65);
  expect(html).not.toContain("firebase_");
  expect(html).not.toContain(APP.secret);
});

describe("the authorization of channels", () => {
  const ask = (client: Client, channel: unknown, socketId: unknown = "12.34") =>
    client.post<{ auth?: string; channel_data?: string }>("broadcasting/auth", {
      socket_id: socketId,
      channel_name: channel,
    });

  test("gives a customer only their own channel, and a guest none", async () => {
    const [one, other] = [await shop.customer(), await shop.customer()];
    const own = `private-user.${(await userOf(one)).id}`;
    const { status, body } = await ask(one, own);
    expect(status).toBe(200);
    expect(body.auth).toBe(backend.authorizeChannel("12.34", own).auth);
    expect((await ask(other, own)).status).toBe(403);
    expect((await ask(shop.guest(), own)).status).toBe(403);
    for (const channel of [`${own}0`, "private-user.", "private-shop.1", "private-encrypted-user.1", "notifications"])
      expect((await ask(one, channel)).status).toBe(403);
    expect((await ask(one, own, "x")).status).toBe(422);
    expect((await ask(one, "private-user.1 2")).status).toBe(422);
    expect((await ask(one, 5)).status).toBe(422);
  });

  test("takes a form as pusher-js sends it", async () => {
    const client = await shop.customer();
    const own = `private-user.${(await userOf(client)).id}`;
    const form = new URLSearchParams({ socket_id: "1.2", channel_name: own }).toString();
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const { status, body } = await client.post("broadcasting/auth", null, { text: form, headers });
    expect([status, body.auth]).toEqual([200, backend.authorizeChannel("1.2", own).auth]);
    const user = await client.post("broadcasting/user-auth", null, { text: "socket_id=1.2", headers });
    expect(user.status).toBe(200);
    expect((await shop.guest().post("broadcasting/user-auth", { socket_id: "1.2" })).status).toBe(403);
  });

  test("lets the buyer of an order into its channels, and no other customer", async () => {
    const [product] = (await shop.goods(1)) as [ListedProduct];
    const buyer = await shop.customer();
    const [code] = (await buy(buyer, [product])).codes;
    for (const channel of [`private-order.${code}`, `presence-order.${code}`]) {
      expect((await ask(buyer, channel)).status).toBe(200);
      expect((await ask(await shop.customer(), channel)).status).toBe(403);
      expect((await ask(shop.guest(), channel)).status).toBe(403);
    }
    const { body } = await ask(buyer, `presence-order.${code}`);
    expect(JSON.parse(body.channel_data ?? "")).toMatchObject({ user_id: "shopper" });
  });
});

describe("stock pusher-js and the server SDK", () => {
  test("triggered events reach their channel, and not the socket that is left out", async () => {
    const [one, other] = [connect(), connect()];
    await Promise.all([one.join("notifications"), other.join("notifications"), other.join("product.1")]);
    await backend.trigger(
      "notifications",
      "push-notification",
      { message: "Hello" },
      { socket_id: await one.socketId() },
    );
    await expect.poll(() => named(other, "push-notification")).toHaveLength(1);
    expect(other.heard[0]).toEqual({ channel: "notifications", name: "push-notification", data: { message: "Hello" } });
    await backend.triggerBatch([
      { channel: "product.1", name: "first", data: 1 },
      { channel: "product.1", name: "second", data: "x".repeat(9_000) },
    ]);
    await expect.poll(() => named(other, "second")).toHaveLength(1);
    expect(other.heard.map(({ name }) => name)).toEqual(["push-notification", "first", "second"]);
    expect(one.heard).toEqual([]);
  });

  test("reports occupied channels, and present members", async () => {
    const customer = await shop.customer();
    const [product] = (await shop.goods(1)) as [ListedProduct];
    const [code] = (await buy(customer, [product])).codes;
    const live = connect(customer);
    await live.join(`presence-order.${code}`);
    const read = async (path: string) =>
      JSON.parse(await (await backend.get({ path, params: {} })).text()) as Record<string, unknown>;
    expect(await read("/channels")).toMatchObject({ channels: { [`presence-order.${code}`]: {} } });
    expect(await read(`/channels/presence-order.${code}`)).toMatchObject({ occupied: true });
    expect(await read(`/channels/presence-order.${code}/users`)).toEqual({ users: [{ id: "shopper" }] });
    await expect(read("/channels/product.1/users")).rejects.toThrow("400");
  });

  test("a signed-in user gets events sent to the user, until the app ends the connection", async () => {
    const customer = await shop.customer();
    const { id } = await userOf(customer);
    const live = connect(customer);
    const heard: unknown[] = [];
    live.pusher.user.bind("hello", (data: unknown) => heard.push(data));
    live.pusher.signin();
    await live.pusher.user.signinDonePromise;
    await expect
      .poll(async () => {
        await backend.sendToUser(String(id), "hello", { a: 1 });
        return heard[0];
      })
      .toEqual({ a: 1 });
    await backend.terminateUserConnections(String(id));
    await expect.poll(() => live.pusher.connection.state).toBe("disconnected");
  });

  test("requests without the right signature, of another time or for another app are refused", async () => {
    const { port } = shop.server();
    const make = (options: Partial<typeof APP>) =>
      new PusherServer({
        appId: options.id ?? APP.id,
        key: options.key ?? APP.key,
        secret: options.secret ?? APP.secret,
        host: "127.0.0.1",
        port: String(port),
      });
    for (const wrong of [{ secret: "wrong" }, { key: "wrong" }, { id: "1" }])
      await expect(make(wrong).trigger("notifications", "x", {})).rejects.toThrow("401");
    await expect(backend.trigger("notifications", "x", "y".repeat(11_000))).rejects.toThrow("400");
    const url = `http://127.0.0.1:${port}/apps/${APP.id}/channels`;
    expect((await fetch(url)).status).toBe(401);
    const signed = backend.createSignedQueryString({ method: "GET", path: `/apps/${APP.id}/channels`, params: {} });
    expect((await fetch(`${url}?${signed}`)).status).toBe(200);
    expect((await fetch(`${url}?${signed.replace(/auth_timestamp=\d+/, "auth_timestamp=1")}`)).status).toBe(401);
  });
});

describe("what the shop sends", () => {
  test("a buyer gets events of the order, and everyone of the stock", async () => {
    const [product] = (await shop.goods(1)) as [ListedProduct];
    const buyer = await shop.customer();
    const { id } = await userOf(buyer);
    const [own, visitor, stranger] = [connect(buyer), connect(), connect(await shop.customer())];
    await Promise.all([
      own.join(`private-user.${id}`),
      visitor.join(`product.${product.id}`),
      expect(stranger.join(`private-user.${id}`)).rejects.toThrow("403"),
    ]);
    const [code] = (await buy(buyer, [product])).codes;
    await expect.poll(() => named(visitor, "stock")).toHaveLength(1);
    expect(named(visitor, "stock")[0]?.data).toEqual({
      variant_id: expect.any(Number) as number,
      current_stock: product.current_stock - 1,
    });
    expect((await buyer.post(`user/cancel-order/${code}`)).status).toBe(200);
    await expect.poll(() => named(own, "order-status")).toHaveLength(1);
    expect(named(own, "order-status")[0]?.data).toEqual({ code, status: "canceled" });
    await expect.poll(() => named(own, "push-notification")).toHaveLength(1);
    const { body } = await buyer.get<{ notifications: { id: number; title: string }[] }>("user-notification/all");
    expect(named(own, "push-notification")[0]?.data).toMatchObject({
      id: body.notifications[0]!.id,
      title: body.notifications[0]!.title,
      message_type: "warning",
    });
    await expect.poll(() => named(visitor, "stock")).toHaveLength(2);
    expect(stranger.heard).toEqual([]);
  });

  test("a guest's page gets events of its own order, not of another guest's, nor with a guessed key", async () => {
    const [product] = (await shop.goods(1)) as [ListedProduct];
    const [guest, other] = [shop.guest(), shop.guest()];
    const [code] = (await buy(guest, [product])).codes;
    const [another] = (await buy(other, [product])).codes;
    const live = connect(guest);
    await live.join(`private-order.${code}`);
    await expect(live.join(`private-order.${another}`)).rejects.toThrow("403");
    const guess = { socket_id: "1.2", channel_name: `private-order.${code}`, key: "guess" };
    expect((await other.post("broadcasting/auth", guess)).status).toBe(403);
    expect((await other.post("broadcasting/auth", { ...guess, key: "x".repeat(100_000) })).status).toBe(422);
    const staff = await shop.signIn(STAFF);
    for (const each of [another, code]) expect((await staff.post(`admin/orders/${each}/confirm`, {})).status).toBe(200);
    await expect
      .poll(() => named(live, "order-status").map(({ data }) => data))
      .toEqual([{ code, status: "confirmed" }]);
  });

  test("staff are notified of a new order at their desk, and customers are not", async () => {
    const [product] = (await shop.goods(1)) as [ListedProduct];
    const [desk, customer] = [connect(await shop.signIn(STAFF)), connect(await shop.customer())];
    await desk.join("private-staff.orders");
    await expect(customer.join("private-staff.orders")).rejects.toThrow("403");
    const [code] = (await buy(shop.guest(), [product])).codes;
    await expect.poll(() => named(desk, "order").map(({ data }) => data)).toEqual([{ code }]);
  });

  test("another device is notified of a changed cart, and the one that changed it is not", async () => {
    const [product] = (await shop.goods(1)) as [ListedProduct];
    const customer = await shop.customer();
    const { id } = await userOf(customer);
    const [here, there] = [connect(customer), connect(customer)];
    await Promise.all([here.join(`private-user.${id}`), there.join(`private-user.${id}`)]);
    const headers = { "X-Socket-ID": await here.socketId() };
    expect((await customer.post("user/addToCart", { product_id: product.id }, { headers })).status).toBe(200);
    await expect.poll(() => named(there, "cart")).toHaveLength(1);
    expect(named(here, "cart")).toEqual([]);
  });
});

test("the counters of the desks are for those who work there", async () => {
  const [customer, staff] = [await shop.customer(), await shop.signIn(STAFF)];
  for (const desk of ["seller", "admin"]) {
    expect((await shop.guest().get(`${desk}/counters`)).status).toBe(401);
    expect((await customer.get(`${desk}/counters`)).status).toBe(404);
  }
  const { status, body } = await staff.get<{ counters: { kind: string; count: number }[] }>("admin/counters");
  expect(status).toBe(200);
  expect(body.counters.map(({ kind }) => kind)).toEqual(["inbox"]);
});

describe("push subscriptions", () => {
  const keys = { p256dh: Buffer.alloc(65, 4).toString("base64url"), auth: Buffer.alloc(16).toString("base64url") };
  test("belong to a customer and go to public push services only", async () => {
    const endpoint = "https://push.example.com/send/abc";
    expect((await shop.guest().post("push/subscribe", { endpoint, keys })).status).toBe(401);
    const customer = await shop.customer();
    expect((await customer.post("push/subscribe", { endpoint, keys })).status).toBe(200);
    expect((await customer.post("push/subscribe", { endpoint, keys })).status).toBe(200);
    for (const bad of [
      "http://push.example.com/a",
      "https://127.0.0.1/a",
      "https://localhost/a",
      "https://a.internal/",
    ])
      expect((await customer.post("push/subscribe", { endpoint: bad, keys })).status).toBe(409);
    expect((await customer.post("push/subscribe", { endpoint, keys: { ...keys, auth: "x" } })).status).toBe(422);
    // Firebase is not configured here.
    expect((await customer.post("push/subscribe", { fcm_token: "a-token-of-an-app-1234567890" })).status).toBe(409);
    expect((await customer.post("push/unsubscribe", { endpoint })).status).toBe(200);
    expect((await customer.post("push/unsubscribe", { endpoint })).status).toBe(200);
  });
});
