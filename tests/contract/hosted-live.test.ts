import { afterAll, expect, test } from "vitest";
import { startBuiltServer } from "../support/built-server.ts";
import { connectLive, readLiveMarks, type LiveClient } from "../support/live-client.ts";
import { buy, openShop, type ListedProduct } from "./open-shop.ts";

const APP = { PUSHER_APP_ID: "4711", PUSHER_APP_KEY: "hosted-key", PUSHER_APP_SECRET: "hosted-secret" };

/** A second process stands in for the hosted service: it speaks the same protocol and the same REST API. */
let service = await startBuiltServer({ data: "empty", environment: APP });
const { port, dataDir } = service;
const shop = openShop({
  environment: { ...APP, PUSHER_HOST: "127.0.0.1", PUSHER_PORT: String(port), PUSHER_SCHEME: "http" },
});
const opened: LiveClient[] = [];
afterAll(async () => {
  for (const { pusher } of opened) pusher.disconnect();
  await service.stop();
});

const statuses = (live: LiveClient) =>
  live.heard.filter(({ name }) => name === "order-status").map(({ data }) => (data as { status: string }).status);

test("pages connect to the hosted service, which gets the shop's events and keeps what is private", async () => {
  const marks = await readLiveMarks(shop.guest());
  expect(marks).toEqual({ key: "hosted-key", cluster: "souk", host: "127.0.0.1", port, path: "" });
  const [product] = (await shop.goods(1)) as [ListedProduct];
  const [buyer, stranger] = [await shop.customer(), await shop.customer()];
  const { body } = await buyer.get<{ user: { id: number } }>("visitor");
  const own = `private-user.${body.user.id}`;
  const [here, there, other] = [connectLive(marks, buyer), connectLive(marks, buyer), connectLive(marks, stranger)];
  opened.push(here, there, other);
  await Promise.all([here.join(own), there.join(own), other.join(`product.${product.id}`)]);
  await expect(other.join(own)).rejects.toThrow("403");
  const headers = { "X-Socket-ID": await here.socketId() };
  expect((await buyer.post("user/addToCart", { product_id: product.id }, { headers })).status).toBe(200);
  await expect.poll(() => there.heard.map(({ name }) => name)).toEqual(["cart"]);
  expect(here.heard).toEqual([]);
  const [code] = (await buy(buyer, [product])).codes;
  expect((await buyer.post(`user/cancel-order/${code}`)).status).toBe(200);
  await expect.poll(() => statuses(there)).toEqual(["canceled"]);
  await expect.poll(() => other.heard.filter(({ name }) => name === "stock").length).toBeGreaterThan(1);
  // The shop itself holds no connections then.
  const socket = new WebSocket(`ws://127.0.0.1:${shop.server().port}/live/app/hosted-key?protocol=7`);
  await new Promise((resolve) => socket.addEventListener("error", resolve));
});

test("orders go on while the service is away, and clients return by themselves", async () => {
  const marks = await readLiveMarks(shop.guest());
  const [product] = (await shop.goods(1)) as [ListedProduct];
  const buyer = await shop.customer();
  const { body } = await buyer.get<{ user: { id: number } }>("visitor");
  const live = connectLive(marks, buyer);
  opened.push(live);
  const [first, second] = [await buy(buyer, [product]), await buy(buyer, [product])];
  await service.kill();
  expect((await buyer.post(`user/cancel-order/${first.codes[0]}`)).status).toBe(200);
  service = await startBuiltServer({ data: { folder: dataDir }, port, environment: APP });
  await live.join(`private-user.${body.user.id}`);
  expect((await buyer.post(`user/cancel-order/${second.codes[0]}`)).status).toBe(200);
  // The first may come before the client is back: a hosted service keeps nothing for those who are away.
  const canceled = { channel: `private-user.${body.user.id}`, name: "order-status" };
  const data = { code: second.codes[0], status: "canceled" };
  await expect.poll(() => live.heard, { timeout: 90_000 }).toContainEqual({ ...canceled, data });
}, 150_000);
