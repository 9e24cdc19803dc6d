import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, test } from "vitest";

const SCRIPT = readFileSync(path.resolve(import.meta.dirname, "../../public/service-worker.js"), "utf8");
const ORIGIN = "https://shop.example";

type Answer = (request: Request) => Response | Promise<Response>;
type Listener = (event: object) => void;

/** As browsers have it: requests by their address, in the order in which they were put. */
class Cached {
  readonly entries = new Map<string, Response>();
  async match(request: Request | string) {
    return this.entries.get(addressOf(request))?.clone();
  }
  async put(request: Request | string, response: Response) {
    this.entries.set(addressOf(request), response);
  }
  async keys() {
    return [...this.entries.keys()];
  }
  async delete(key: string) {
    return this.entries.delete(addressOf(key));
  }
}

const addressOf = (request: Request | string) =>
  typeof request === "string" ? new URL(request, ORIGIN).href : request.url;

let stored: Map<string, Cached>;
let network: Answer;
let shown: { title: string; options: { body: string; data: { url: string } } }[];
let listeners: Map<string, Listener>;

/** The worker of one release; what it stores outlives it. */
function install(version = "1"): void {
  listeners = new Map();
  const self = {
    registration: {
      scope: `${ORIGIN}/`,
      showNotification: async (title: string, options: (typeof shown)[number]["options"]) =>
        shown.push({ title, options }),
    },
    location: new URL(ORIGIN),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  const caches = {
    open: async (name: string) => stored.get(name) ?? stored.set(name, new Cached()).get(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
  const fetch = async (request: Request) => network(request);
  const globals = { self, caches, fetch, URL, Response, Headers, AbortSignal, Date, JSON, Promise };
  runInNewContext(SCRIPT.replace("__VERSION__", version), globals);
}

beforeEach(() => {
  stored = new Map();
  shown = [];
  network = () => Promise.reject(new TypeError("offline"));
  install();
});

/** Sends the worker an event and waits until it is handled. */
async function hear(name: string, fields: object): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(name)?.({
    ...fields,
    waitUntil: (step: Promise<unknown>) => work.push(step),
    respondWith: (promise: Promise<Response>) => (answer = promise),
  });
  const response = await answer;
  await Promise.all(work);
  return response;
}

const requestOf = (address: string, options: { mode?: string; method?: string; body?: string } = {}) => ({
  url: ORIGIN + address,
  method: options.method ?? "GET",
  mode: options.mode ?? "navigate",
  clone: () => new Request(ORIGIN + address, { method: "POST", body: options.body ?? "" }),
});
const visit = (address: string) => hear("fetch", { request: requestOf(address) });
const page = (text: string, caching = "public, max-age=0") =>
  new Response(`<html><body>${text}</body></html>`, {
    headers: { "Cache-Control": caching, Date: "Thu, 01 Jan 2026 10:00:00 GMT" },
  });

test("the network's page is shown if available; the cached one says how old it is", async () => {
  network = () => page("Lamp: $20");
  await visit("/product/lamp");
  network = () => page("Lamp: $25");
  expect(await (await visit("/product/lamp"))?.text()).toContain("$25");
  network = () => Promise.reject(new TypeError("offline"));
  const old = await (await visit("/product/lamp"))?.text();
  expect(old).toContain("$25");
  expect(old).toContain("Prices and stock may have changed since");
});

test("only public pages are cached: no private ones, none for one visitor, no errors", async () => {
  const answers: Record<string, Response> = {
    "/user/dashboard": page("Ada's orders", "private, no-store"),
    "/cart": page("Ada's cart", "no-store"),
    "/mixed": page("Mixed", "public, private"),
    "/broken": new Response("", { status: 500, headers: { "Cache-Control": "public" } }),
    "/products": page("Goods"),
  };
  network = ({ url }) => answers[new URL(url).pathname]!;
  for (const address of Object.keys(answers)) await visit(address);
  const pages = [...stored]
    .filter(([name]) => name.startsWith("souk-pages"))
    .flatMap(([, { entries }]) => [...entries.keys()]);
  expect(pages).toEqual([`${ORIGIN}/products`]);
  network = () => Promise.reject(new TypeError("offline"));
  const lost = await visit("/user/dashboard");
  expect(lost?.status).toBe(503);
  expect(await lost?.text()).not.toContain("Ada");
});

test("storage is bounded, and pages of an older release are deleted", async () => {
  network = ({ url }) =>
    url.includes("/img/") ? Object.defineProperty(new Response("x"), "type", { value: "basic" }) : page(url);
  for (let index = 0; index < 40; index += 1) await visit(`/page/${index}`);
  for (let index = 0; index < 170; index += 1)
    await hear("fetch", { request: requestOf(`/img/240/${index}.webp`, { mode: "no-cors" }) });
  expect(stored.get("souk-pages-1")?.entries.size).toBe(30);
  expect(stored.get("souk-assets")?.entries.size).toBe(150);
  install("2");
  await hear("activate", {});
  expect([...stored.keys()]).toEqual(["souk-assets"]);
});

test("the cart is readable offline until someone signs in or out", async () => {
  const lines = [{ name: "<b>Lamp</b>", quantity: 2, price: "$40.00" }];
  await hear("message", { data: { kind: "cart", value: { time: "10:00", lines } } });
  const cart = await (await visit("/cart"))?.text();
  expect(cart).toContain("&#60;b&#62;Lamp");
  expect(cart).toContain("since 10:00");
  await hear("fetch", { request: requestOf("/logout", { mode: "cors", method: "POST" }) });
  expect(await (await visit("/cart"))?.text()).not.toContain("Lamp");
});

test("adds without a connection wait, at most twenty, and only one page gets them", async () => {
  const add = () =>
    hear("fetch", {
      request: requestOf("/user/addToCart", { method: "POST", mode: "cors", body: '{"product_id":7}' }),
    });
  for (let index = 0; index < 20; index += 1) expect(await (await add())?.json()).toHaveProperty("success");
  await expect(add()).rejects.toThrow("offline");
  const taken: unknown[][] = [];
  const ports = [{ postMessage: (adds: unknown[]) => taken.push(adds) }];
  for (let time = 0; time < 2; time += 1) await hear("message", { data: { kind: "take-adds" }, ports });
  expect(taken.map((adds) => adds.length)).toEqual([20, 0]);
});

test("a message by Web Push and one by Firebase are shown alike", async () => {
  const message = { id: 7, title: "On its way", message: "It was sent.", url: `${ORIGIN}/user` };
  for (const sent of [message, { from: "1", data: message }]) await hear("push", { data: { json: () => sent } });
  await hear("push", { data: null });
  expect(shown).toHaveLength(2);
  expect(shown[1]).toEqual(shown[0]);
  expect(shown[0]).toMatchObject({
    title: "On its way",
    options: { body: "It was sent.", data: { url: `${ORIGIN}/user` } },
  });
});
