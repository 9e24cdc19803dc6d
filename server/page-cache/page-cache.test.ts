import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { PageCache } from "./page-cache.ts";
import type { RenderMetadata } from "./render-metadata.ts";

type Render = (notes: RenderMetadata) => Response | Promise<Response>;

/** A server of one page under many keys. */
function serve(render: Render, options: { maxBytes?: number; maxAliasBytes?: number; areTagsExposed?: boolean } = {}) {
  const pages = new PageCache({ maxBytes: 4_000_000, areTagsExposed: false, ...options });
  let renders = 0;
  const app = new Hono();
  app.get("*", (c) =>
    pages.answer(c, c.req.path, `shop.example ${c.req.url}`, async (notes) => {
      renders += 1;
      const page = await render(notes);
      return { status: page.status, headers: page.headers, html: Buffer.from(await page.text()) };
    }),
  );
  const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
  return { pages, ask, countRenders: () => renders };
}

const html = (text: string) => new Response(text, { headers: { "Content-Type": "text/html" } });

test.each([
  ["an answer that is not 200", () => new Response("gone", { status: 404 })],
  ["a failure", () => new Response("broken", { status: 500 })],
  ["what sets a cookie", () => new Response("mine", { headers: { "Set-Cookie": "souk=1" } })],
  ["what says itself how it is kept", () => new Response("once", { headers: { "Cache-Control": "no-store" } })],
])("%s is not kept, and kept by nobody on the way", async (_what, render) => {
  const { ask, countRenders } = serve(render);
  const answers = [await ask("/"), await ask("/")];
  expect(countRenders()).toBe(2);
  for (const { headers } of answers) expect(headers.get("Cache-Control")).toMatch(/^(private, no-cache|no-store)$/);
});

test("a render that throws returns an error, and the next one is cached", async () => {
  const render = vi
    .fn<Render>()
    .mockRejectedValueOnce(new Error("away"))
    .mockImplementation(() => html("whole"));
  const { ask } = serve(render);
  expect((await ask("/")).status).toBe(500);
  expect(await (await ask("/")).text()).toBe("whole");
  expect(await (await ask("/")).text()).toBe("whole");
  expect(render).toHaveBeenCalledTimes(2);
});

test("a stale page that cannot be rendered again is served until it expires, and the error is not", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const render = vi
    .fn<Render>()
    .mockImplementationOnce(() => html("old"))
    .mockRejectedValue(new Error("away"));
  const { ask } = serve(render);
  await ask("/");
  vi.advanceTimersByTime(3_601_000);
  expect(await (await ask("/")).text()).toBe("old");
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
  vi.advanceTimersByTime(600_000);
  expect((await ask("/")).status).toBe(500);
  vi.useRealTimers();
});

test("a page with a sale on it ends with the sale, for a CDN as well", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { ask, countRenders } = serve(
    (notes) => {
      notes.until = new Date(Math.min(Date.now() + 90_000, notes.until?.getTime() ?? Infinity));
      notes.tags.add("product:7");
      return html("sale");
    },
    { areTagsExposed: true },
  );
  await ask("/");
  vi.advanceTimersByTime(30_500);
  const { headers } = await ask("/");
  expect(headers.get("CDN-Cache-Control")).toBe("public, max-age=90, stale-while-revalidate=0");
  expect(headers.get("Age")).toBe("31");
  expect(headers.get("Surrogate-Key")?.split(" ")).toContain("product:7");
  vi.advanceTimersByTime(60_000);
  await ask("/");
  expect(countRenders()).toBe(2);
  vi.useRealTimers();
});

test("a page that nothing changes is fresh for an hour, and one that is purged not a moment", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { ask, pages, countRenders } = serve((notes) => {
    notes.tags.add("product:7");
    return html("page");
  });
  await ask("/");
  vi.advanceTimersByTime(3_599_000);
  await ask("/");
  expect(countRenders()).toBe(1);
  pages.store.forget(["product:7"]);
  await ask("/");
  expect(countRenders()).toBe(2);
  vi.useRealTimers();
});

test("the page does not vary by cookies that do not change it: caches on the way may share it", async () => {
  const { ask } = serve(() => html("page"));
  for (const encoding of ["br", "gzip", "identity"])
    expect((await ask("/", { "Accept-Encoding": encoding })).headers.get("Vary")).toBe("Accept-Encoding");
});

test("a CDN that cannot purge by tags has to revalidate each time", async () => {
  const { ask } = serve(() => html("page"));
  const { headers } = await ask("/");
  expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  expect(headers.get("CDN-Cache-Control")).toBeNull();
  expect(headers.get("Surrogate-Key")).toBeNull();
});

test("a client that has the page gets 304, whatever proxies did to its tag", async () => {
  const { ask } = serve(() => html("page"));
  const etag = (await ask("/")).headers.get("ETag") ?? "";
  const strong = etag.replace("W/", "");
  for (const known of [etag, strong, `"other", ${etag}`, `${strong},"x"`])
    expect((await ask("/", { "If-None-Match": known })).status, known).toBe(304);
  for (const other of ['"other"', "*x", strong.slice(1)])
    expect((await ask("/", { "If-None-Match": other })).status, other).toBe(200);
});

test("full, cold and purged under load, no purged page is served, and the bytes stay within their bounds", async () => {
  let version = 0;
  const filler = Array.from({ length: 700 }, (_, index) => ((index * 7_919) % 65_521).toString(36)).join(" ");
  const { ask, pages, countRenders } = serve(
    async (notes) => {
      notes.tags.add("listing");
      const read = version;
      await sleep(1);
      return html(`${read} ${filler}`);
    },
    { maxBytes: 90_000 },
  );
  let askedFor = 0;
  const visitor = async (seed: number) => {
    for (let step = 0; step < 20; step += 1) {
      const least = version;
      const path = `/${(seed * 13 + step * 7) % 30}`;
      const shown = Number((await (await ask(path)).text()).split(" ")[0]);
      askedFor += 1;
      expect(shown).toBeGreaterThanOrEqual(least);
      if ((seed + step) % 25 === 0) {
        version += 1;
        pages.store.forget(["listing"]);
      }
    }
  };
  await Promise.all(Array.from({ length: 12 }, (_, seed) => visitor(seed)));
  expect(askedFor).toBe(240);
  expect(countRenders()).toBeLessThan(240);
  expect(pages.store.bytes).toBeLessThanOrEqual(90_000);
});

test("addresses of any length take a bounded part of the memory", async () => {
  const { ask, pages } = serve(() => html("page"), { maxAliasBytes: 40_000 });
  for (let index = 0; index < 100; index += 1) await ask(`/?${String(index).padStart(900, "x")}`);
  await ask(`/?${"x".repeat(30_000)}`);
  expect(pages.aliasBytes).toBeGreaterThan(0);
  expect(pages.aliasBytes).toBeLessThanOrEqual(40_000);
});

test("a kept page holds no more memory than its bytes", async () => {
  const { pages, ask } = serve(() => html("<p>much of the same</p>".repeat(2_000)));
  for (const encoding of ["gzip", "br"]) await ask("/", { "Accept-Encoding": encoding });
  const { br, gzip } = pages.findFresh("shop.example http://localhost/")!.encoded;
  for (const form of [br, gzip]) expect(form?.body.buffer.byteLength).toBe(form?.body.length);
  expect(pages.store.bytes).toBeGreaterThanOrEqual(br!.body.length + gzip!.body.length);
});

test("a page is kept in the encoding it was asked for alone", async () => {
  const { ask, pages } = serve(() => html("<p>much of the same</p>".repeat(2_000)));
  for (let time = 0; time < 3; time += 1) await ask("/", { "Accept-Encoding": "gzip, br" });
  expect(Object.keys(pages.findFresh("shop.example http://localhost/")!.encoded)).toEqual(["br"]);
});

test.each([
  ["gzip, br", { "gzip, br": "br", gzip: "gzip", br: "br", identity: null }],
  ["gzip", { "gzip, br": "gzip", gzip: "gzip", br: "br", identity: null }],
  ["identity", { "gzip, br": "gzip", gzip: "gzip", br: "br", identity: null }],
])("a page made for %s is sent to everyone in an encoding they accept", async (first, encodings) => {
  const text = "<p>much of the same</p>".repeat(2_000);
  for (const [accepted, expected] of Object.entries(encodings)) {
    const { ask, countRenders } = serve(() => html(text));
    await ask("/", { "Accept-Encoding": first });
    const answer = await ask("/", { "Accept-Encoding": accepted });
    expect(answer.headers.get("Content-Encoding"), accepted).toBe(expected);
    const body = Buffer.from(await answer.arrayBuffer());
    const plain = expected === "br" ? brotliDecompressSync(body) : expected ? gunzipSync(body) : body;
    expect(plain.toString(), accepted).toBe(text);
    expect(countRenders()).toBe(1);
  }
});

/** Collects only the young generation. */
function collectYoung(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options: { type: "minor" }) => void;
  for (let time = 0; time < 2; time += 1) collect({ type: "minor" });
}

test.each(["gzip", "br"])("a rendered page is free for the collector once it is kept as %s", async (encoding) => {
  const bytes = 200_000;
  const { ask } = serve(() => html("<p>much of the same</p>".padEnd(bytes, "x")));
  const askMany = async (name: string) => {
    for (let index = 0; index < 30; index += 1) await ask(`/${name}/${index}`, { "Accept-Encoding": encoding });
    collectYoung();
    return process.memoryUsage().arrayBuffers;
  };
  const before = await askMany("warm-up");
  expect((await askMany("measured")) - before).toBeLessThan(30 * bytes * 0.5);
});
