import { setTimeout as sleep } from "node:timers/promises";
import PusherServer from "pusher";
import { WebSocket } from "ws";
import { CONNECTIONS, plainFigure, type Figure, type Rounds } from "../figure.ts";
import { measureLoad } from "../load.ts";
import { LIVE_APP, type ShopUnderLoad } from "../shop-under-load.ts";

const PART = "live";
const HELD = 10_000;
const OPENING_BATCH_SIZE = 100;
const EVENTS = 20;
const EVENTS_TO_ONE = 800;
const BATCH_SIZE = 10;
/** Concurrent senders. */
const SENDERS = 8;
const KILOBYTE = 1_024;
const PATIENCE_MILLISECONDS = 120_000;
const CHANNEL = "notifications";

type Held = { sockets: WebSocket[]; count: () => number; times: () => number[]; reset: () => void };

/** Live connections without a browser: memory of each, time of a broadcast, and the effect on page requests. */
export async function measureLive(shop: ShopUnderLoad, { seconds }: Rounds): Promise<Figure[]> {
  await shop.restart(1);
  const pages = { url: shop.url, connections: CONNECTIONS, steps: [{ method: "GET" as const, paths: ["/"] }], seconds };
  // The first load warms the server up.
  await measureLoad(pages);
  const before = await measureLoad(pages);
  const memoryBefore = await shop.readMemory();
  const held = await holdConnections(shop.url, LIVE_APP.PUSHER_APP_KEY);
  const memoryOfEach = ((await shop.readMemory()) - memoryBefore) / held.sockets.length / KILOBYTE;
  const backend = new PusherServer({
    appId: LIVE_APP.PUSHER_APP_ID,
    key: LIVE_APP.PUSHER_APP_KEY,
    secret: LIVE_APP.PUSHER_APP_SECRET,
    host: new URL(shop.url).hostname,
    port: new URL(shop.url).port,
  });
  const first = await broadcast(backend, held);
  const started = performance.now();
  held.reset();
  for (let sent = 0; sent < EVENTS; sent += BATCH_SIZE) await trigger(backend, CHANNEL);
  await until(() => held.count() >= EVENTS * held.sockets.length);
  const delivered = (EVENTS * held.sockets.length) / ((performance.now() - started) / 1_000);
  const eventsPerSecond = await measureEvents(backend, shop.url);
  const beside = await measureLoad(pages);
  for (const socket of held.sockets) socket.terminate();
  return [
    plainFigure(PART, `memory of each of ${held.sockets.length} connections`, "kB", [memoryOfEach], {
      text: "≤ 12 kB",
      isMet: (value) => value <= 12,
    }),
    plainFigure(PART, "an event to all of them, p99", "ms", [first], null),
    plainFigure(PART, "deliveries", "/s", [delivered], null),
    plainFigure(PART, "events to a channel with one connection, beside them", "/s", [eventsPerSecond], null),
    plainFigure(
      PART,
      "the home page beside them, of the rate without",
      "×",
      [beside.requestsPerSecond / before.requestsPerSecond],
      {
        text: "≥ 0.9 ×",
        isMet: (value) => value >= 0.9,
      },
    ),
  ];
}

async function holdConnections(url: string, key: string): Promise<Held> {
  const sockets: WebSocket[] = [];
  let subscribed = 0;
  let heard = 0;
  let arrivals: number[] = [];
  for (let opened = 0; opened < HELD; opened += OPENING_BATCH_SIZE) {
    for (let index = 0; index < OPENING_BATCH_SIZE; index += 1) {
      const socket = openSocket(url, key, CHANNEL);
      socket.on("message", (data: Buffer) => {
        if (data.includes("subscription_succeeded")) subscribed += 1;
        else if (data.includes("push-notification")) {
          heard += 1;
          arrivals.push(performance.now());
        }
      });
      sockets.push(socket);
    }
    await until(() => subscribed >= sockets.length);
  }
  return {
    sockets,
    count: () => heard,
    times: () => arrivals,
    reset: () => {
      heard = 0;
      arrivals = [];
    },
  };
}

async function trigger(backend: PusherServer, channel: string): Promise<void> {
  const event = { channel, name: "push-notification", data: { message: "Hello" } };
  await backend.triggerBatch(Array.from({ length: BATCH_SIZE }, () => event));
}

/** From the first call until the last event has arrived. */
async function measureEvents(backend: PusherServer, url: string): Promise<number> {
  const channel = "product.1";
  let heard = 0;
  const socket = openSocket(url, LIVE_APP.PUSHER_APP_KEY, channel);
  let isSubscribed = false;
  socket.on("message", (data: Buffer) => {
    if (data.includes("subscription_succeeded")) isSubscribed = true;
    else if (data.includes("push-notification")) heard += 1;
  });
  await until(() => isSubscribed);
  const started = performance.now();
  const send = async () => {
    for (let sent = 0; sent < EVENTS_TO_ONE / SENDERS; sent += BATCH_SIZE) await trigger(backend, channel);
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
  await until(() => heard >= EVENTS_TO_ONE);
  socket.terminate();
  return heard / ((performance.now() - started) / 1_000);
}

function openSocket(url: string, key: string, channel: string): WebSocket {
  const address = `${url.replace(/^http/, "ws")}/live/app/${key}?protocol=7`;
  const socket = new WebSocket(address, { perMessageDeflate: false });
  socket.on("error", () => undefined);
  socket.on("open", () => socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel } })));
  return socket;
}

/** From the call until 99 % have received it. */
async function broadcast(backend: PusherServer, held: Held): Promise<number> {
  held.reset();
  const started = performance.now();
  await backend.trigger(CHANNEL, "push-notification", { message: "Hello" });
  await until(() => held.count() >= held.sockets.length);
  const sorted = held.times().toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)]! - started;
}

async function until(isReached: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MILLISECONDS;
  while (!isReached()) {
    if (performance.now() > deadline) throw new Error("The connections were not served in time");
    await sleep(2);
  }
}
