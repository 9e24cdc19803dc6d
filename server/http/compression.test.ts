import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compression } from "./compression.ts";

const long = "<p>A market of good things</p>".repeat(200);
const app = new Hono()
  .use(compression)
  .get("/page", (c) => {
    c.header("Set-Cookie", "a=1", { append: true });
    c.header("Set-Cookie", "b=2", { append: true });
    return c.html(long);
  })
  .get("/short", (c) => c.json({ ok: true }))
  .get("/picture", (c) => c.body(long, 200, { "Content-Type": "image/webp" }));

const ask = (path: string, encoding: string) => app.request(path, { headers: { "Accept-Encoding": encoding } });

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip, br;q=0", "gzip", gunzipSync],
])("for %s a page comes in %s", async (header, encoding, decompress) => {
  const response = await ask("/page", header);
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Vary")).toContain("Accept-Encoding");
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toBe(long);
});

test("without a known encoding, and where it gains nothing, the answer stays as it is", async () => {
  expect((await ask("/page", "identity")).headers.get("Content-Encoding")).toBeNull();
  expect(await (await ask("/short", "br")).json()).toEqual({ ok: true });
  expect((await ask("/picture", "br")).headers.get("Content-Encoding")).toBeNull();
});
