import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { Hub } from "./hub.ts";
import { sign } from "./signature.ts";
import { SocketServer, type SocketLimits, type SocketSettings } from "./socket-server.ts";

const APP = { id: "souk", key: "app-key", secret: "app-secret" };
const QUERY = "?protocol=7&client=js&version=8.6.0";

type Heard = { event: string; channel?: string; data: unknown; user_id?: string };
type Opened = { hub: Hub; sockets: SocketServer; server: Server; port: number };

const opened: Opened[] = [];
afterEach(async () => {
  for (const { server, sockets } of opened.splice(0)) {
    sockets.drain();
    server.closeAllConnections();
    server.close();
  }
});

async function open(limits: Partial<SocketLimits> = {}, settings: Partial<SocketSettings> = {}): Promise<Opened> {
  const hub: Hub = new Hub(APP, { clientEvent: (event) => void hub.deliver(event), presence: () => undefined });
  const sockets = new SocketServer(
    { appPath: "/", appKey: APP.key, appUrl: null, trustProxy: false, now: Date.now, limits, ...settings },
    hub,
  );
  const server = createServer((_request, response) => response.end("page"));
  sockets.attach(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const all = { hub, sockets, server, port };
  opened.push(all);
  return all;
}

/** A client that records what it receives. */
class Client {
  readonly heard: Heard[] = [];
  readonly socket: WebSocket;
  closed: number | null = null;
  constructor(port: number, path = `/app/${APP.key}${QUERY}`, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    this.socket.on("message", (data: Buffer) => this.heard.push(JSON.parse(data.toString()) as Heard));
    this.socket.on("close", (code) => (this.closed = code));
    this.socket.on("error", () => undefined);
  }
  send(event: string, data: unknown, channel?: string): void {
    this.socket.send(JSON.stringify({ event, data, ...(channel ? { channel } : {}) }));
  }
  events(): string[] {
    return this.heard.map(({ event }) => event);
  }
  async until(event: string): Promise<Heard> {
    await expect.poll(() => this.events()).toContain(event);
    return this.heard.find((one) => one.event === event)!;
  }
  async socketId(): Promise<string> {
    const { data } = await this.until("pusher:connection_established");
    return (JSON.parse(data as string) as { socket_id: string }).socket_id;
  }
  async subscribe(channel: string, channelData?: string): Promise<void> {
    const id = await this.socketId();
    const signed = `${id}:${channel}${channelData === undefined ? "" : `:${channelData}`}`;
    const auth = `${APP.key}:${sign(APP.secret, signed)}`;
    this.send("pusher:subscribe", {
      channel,
      auth,
      ...(channelData === undefined ? {} : { channel_data: channelData }),
    });
    await expect.poll(() => this.heard.some((one) => one.channel === channel && one.event === SUBSCRIBED)).toBe(true);
  }
}

const SUBSCRIBED = "pusher_internal:subscription_succeeded";
const member = (id: string) => JSON.stringify({ user_id: id, user_info: { name: id } });

test("a connection is established with a socket id and the time of activity", async () => {
  const { port } = await open();
  const { data } = await new Client(port).until("pusher:connection_established");
  expect(JSON.parse(data as string)).toEqual({
    socket_id: expect.stringMatching(/^\d+\.\d+$/) as string,
    activity_timeout: 120,
  });
});

test.each([
  ["/app/another" + QUERY, 4001],
  [`/app/${APP.key}`, 4008],
  [`/app/${APP.key}?protocol=x`, 4006],
  [`/app/${APP.key}?protocol=6`, 4007],
  ["/app/", 4001],
  [`/live/app/${APP.key}/more${QUERY}`, 4005],
])("the address %s is refused with %i", async (path, code) => {
  const { port } = await open();
  const client = new Client(port, path);
  const { data } = await client.until("pusher:error");
  expect(data).toMatchObject({ code });
  await expect.poll(() => client.closed).toBe(code);
});

test("plain connections are for loopback names; a shop behind TLS takes those of its proxy", async () => {
  const plain = await open();
  const outside = { Host: "shop.example" };
  const path = `/live/app/${APP.key}${QUERY}`;
  expect((await new Client(plain.port, path, outside).until("pusher:error")).data).toMatchObject({ code: 4000 });
  const proxied = await open({}, { appUrl: "https://shop.example", trustProxy: true });
  expect(
    (await new Client(proxied.port, path, { ...outside, "X-Forwarded-Proto": "http" }).until("pusher:error")).data,
  ).toMatchObject({ code: 4000 });
  await new Client(proxied.port, path, { ...outside, "X-Forwarded-Proto": "https" }).socketId();
});

test("an event reaches the subscribers of its channel, and not the connection that caused it", async () => {
  const { hub, port } = await open();
  const [one, other, elsewhere] = [new Client(port), new Client(port), new Client(port)];
  await one.subscribe("product.1");
  await other.subscribe("product.1");
  await elsewhere.subscribe("product.2");
  hub.deliver({ channels: ["product.1"], name: "stock", data: '{"left":3}', socketId: await one.socketId() });
  expect(await other.until("stock")).toEqual({ event: "stock", channel: "product.1", data: '{"left":3}' });
  expect([...one.events(), ...elsewhere.events()]).not.toContain("stock");
  other.send("pusher:unsubscribe", { channel: "product.1" });
  await expect.poll(() => hub.counts().get("product.1")).toBe(1);
});

test("private channels need the signature of this connection and this channel", async () => {
  const { port } = await open();
  const client = new Client(port);
  const id = await client.socketId();
  const wrong = [
    undefined,
    "x",
    `${APP.key}:${sign("another secret", `${id}:private-user.1`)}`,
    `${APP.key}:${sign(APP.secret, `1.1:private-user.1`)}`,
    `${APP.key}:${sign(APP.secret, `${id}:private-user.2`)}`,
  ];
  for (const auth of wrong) client.send("pusher:subscribe", { channel: "private-user.1", auth });
  await expect
    .poll(() => client.events().filter((event) => event === "pusher:subscription_error"))
    .toHaveLength(wrong.length);
  expect(client.events()).not.toContain(SUBSCRIBED);
  await client.subscribe("private-user.1");
});

test("presence channels list their members, each user once, and report who joins and leaves", async () => {
  const { hub, port } = await open();
  const [one, other, same] = [new Client(port), new Client(port), new Client(port)];
  await one.subscribe("presence-order.1", member("shopper"));
  await other.subscribe("presence-order.1", member("shop"));
  expect(await one.until("pusher_internal:member_added")).toMatchObject({ data: member("shop") });
  const list = other.heard.find(({ event }) => event === SUBSCRIBED)!;
  expect(JSON.parse(list.data as string)).toEqual({
    presence: { count: 2, ids: ["shopper", "shop"], hash: { shopper: { name: "shopper" }, shop: { name: "shop" } } },
  });
  await same.subscribe("presence-order.1", member("shop"));
  other.socket.close();
  await expect.poll(() => hub.counts().get("presence-order.1")).toBe(2);
  expect(one.events()).not.toContain("pusher_internal:member_removed");
  same.socket.close();
  expect((await one.until("pusher_internal:member_removed")).data).toBe('{"user_id":"shop"}');
});

test("client events go between members, never over public channels, and at most ten per second", async () => {
  const { port } = await open();
  const [one, other] = [new Client(port), new Client(port)];
  for (const client of [one, other]) {
    await client.subscribe("product.1");
    await client.subscribe("private-user.1");
    await client.subscribe("presence-order.1", member(client === one ? "shopper" : "shop"));
  }
  one.send("client-typing", { is: true }, "presence-order.1");
  expect(await other.until("client-typing")).toEqual({
    event: "client-typing",
    channel: "presence-order.1",
    data: '{"is":true}',
    user_id: "shopper",
  });
  one.send("client-shout", {}, "product.1");
  one.send("client-shout", {}, "private-user.9");
  await expect.poll(() => one.events().filter((event) => event === "pusher:error")).toHaveLength(2);
  expect(other.events()).not.toContain("client-shout");
  for (let index = 0; index < 40; index += 1) one.send("client-many", index, "private-user.1");
  await expect.poll(() => JSON.stringify(one.heard)).toContain("4301");
  expect(one.events()).not.toContain("client-many");
});

test("a signed-in connection gets its user's channel, and another user's signature ends it", async () => {
  const { hub, port } = await open();
  const client = new Client(port);
  const id = await client.socketId();
  const userData = JSON.stringify({ id: "7" });
  client.send("pusher:subscribe", { channel: "#server-to-user-7", auth: "" });
  await client.until("pusher:subscription_error");
  client.send("pusher:signin", {
    auth: `${APP.key}:${sign(APP.secret, `${id}::user::${userData}`)}`,
    user_data: userData,
  });
  await client.until("pusher:signin_success");
  client.send("pusher:subscribe", { channel: "#server-to-user-7", auth: "" });
  await client.until(SUBSCRIBED);
  expect(hub.deliver({ channels: ["#server-to-user-7"], name: "hello", data: "{}" })).toBe(1);
  client.send("pusher:signin", { auth: "wrong", user_data: userData });
  await expect.poll(() => client.closed).toBe(4009);
});

test("pings are answered, the silent are pinged, and those who stay silent are ended with 4201", async () => {
  let now = 0;
  const { port } = await open({ activitySeconds: 1, pongSeconds: 1 }, { now: () => now });
  const [quiet, lively] = [new Client(port), new Client(port)];
  await lively.socketId();
  await quiet.socketId();
  now = 1_500;
  await quiet.until("pusher:ping");
  lively.send("pusher:ping", {});
  await lively.until("pusher:pong");
  now = 2_200;
  await expect.poll(() => quiet.closed).toBe(4201);
  expect(lively.closed).toBeNull();
});

test("malformed, binary and unknown messages are answered with an error, and huge ones end the connection", async () => {
  const { port } = await open();
  const client = new Client(port);
  await client.socketId();
  client.socket.send("{");
  client.socket.send("[]");
  client.socket.send(Buffer.from('{"event":"pusher:ping"}'));
  client.socket.send(JSON.stringify({ event: 5 }));
  client.socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel: 5 } }));
  client.send("something", {});
  await expect.poll(() => client.events().filter((event) => event === "pusher:error")).toHaveLength(5);
  expect(client.closed).toBeNull();
  client.socket.send("x".repeat(100_000));
  await expect.poll(() => client.closed).toBe(1009);
});

test("there are limits on channels, connections and messages", async () => {
  const { port } = await open({ connections: 2 });
  const client = new Client(port);
  await client.socketId();
  for (let index = 0; index < 101; index += 1) client.send("pusher:subscribe", { channel: `product.${index}` });
  await client.until("pusher:subscription_error");
  const second = new Client(port);
  await second.socketId();
  const third = new Client(port);
  expect((await third.until("pusher:error")).data).toMatchObject({ code: 4100 });
  for (let index = 0; index < 400; index += 1) second.send("pusher:ping", {});
  await expect.poll(() => second.closed).toBe(4100);
});

test("a client that does not read is dropped, and the others go on", async () => {
  const { hub, sockets, port } = await open();
  const [slow, quick] = [new Client(port), new Client(port)];
  await slow.subscribe("product.1");
  await quick.subscribe("product.1");
  slow.socket.pause();
  const data = JSON.stringify("x".repeat(9_000));
  await expect
    .poll(() => {
      for (let index = 0; index < 50; index += 1) hub.deliver({ channels: ["product.1"], name: "stock", data });
      return sockets.connections.size;
    })
    .toBe(1);
  expect(quick.closed).toBeNull();
  slow.socket.terminate();
});

test("a thousand half-open connections keep no one out", async () => {
  const { port } = await open();
  const half: Socket[] = [];
  for (let index = 0; index < 1_000; index += 1) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write("GET /app/app-key HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n");
    half.push(socket);
  }
  const client = new Client(port);
  await client.subscribe("product.1");
  for (const socket of half) socket.destroy();
});

test("when the server stops, clients are asked to come back", async () => {
  const { sockets, port } = await open();
  const client = new Client(port);
  await client.socketId();
  sockets.drain();
  await expect.poll(() => client.closed).toBe(4200);
  expect((await new Client(port).until("pusher:error")).data).toMatchObject({ code: 4200 });
});
