import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { openShop } from "./open-shop.ts";

const shop = openShop();

type Raw = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** As no browser would ask: with any method, host and headers. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Raw> {
  const { port } = shop.server();
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.once("error", reject);
    sent.end();
  });
}

const isShared = ({ headers }: Raw) => String(headers["cache-control"]).startsWith("public");

describe("a cached page with unusual requests", () => {
  test("answers HEAD with the headers of GET, and no body", async () => {
    const encoding = { "Accept-Encoding": "br" };
    await ask("/products?page=2", encoding);
    const [whole, head] = [await ask("/products?page=2", encoding), await ask("/products?page=2", encoding, "HEAD")];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ["cache-control", "content-encoding", "content-length", "content-type", "etag", "vary"])
      expect(head.headers[name], name).toBe(whole.headers[name]);
    const plain = await ask("/products?page=2", {}, "HEAD");
    expect([plain.status, plain.headers.etag, plain.body.length]).toEqual([200, whole.headers.etag, 0]);
  });

  test("ignores range requests, and is sent only if it has changed", async () => {
    const { headers, body } = await ask("/products?page=3");
    const part = await ask("/products?page=3", { Range: "bytes=0-99" });
    expect([part.status, part.body.length]).toEqual([200, body.length]);
    const etag = String(headers.etag);
    for (const encoding of ["br", "gzip", "identity", ""]) {
      const known = await ask("/products?page=3", { "If-None-Match": etag, "Accept-Encoding": encoding });
      expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, etag]);
      const other = await ask("/products?page=3", { "If-None-Match": '"other"', "Accept-Encoding": encoding });
      expect(other.status).toBe(200);
    }
  });

  test.each([
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0, br;q=0.1", "br"],
    ["identity", undefined],
    ["", undefined],
    ["zstd, compress", undefined],
    ["gzip;q=0.000", undefined],
    [",,;;=,gzip", "gzip"],
  ])("to whoever takes %j it comes as %s", async (accepted, encoding) => {
    const answer = await ask("/products", { "Accept-Encoding": accepted });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toMatch(/Accept-Encoding/);
  });

  test("a foreign host never appears in it, and is not cached", async () => {
    const clean = await ask("/products?page=4");
    for (const host of [
      "evil.example",
      "127.evil.example",
      "127.0.0.1.evil.example",
      "localhost:1/evil",
      "evil.example:80",
    ]) {
      const answers = [await ask("/products?page=4", { Host: host }), await ask("/products?page=4", { Host: host })];
      for (const { body } of answers) expect(body.toString(), host).not.toContain("evil");
      const forwarded = await ask("/products?page=4", { "X-Forwarded-Host": host, Forwarded: `host=${host}` });
      expect(forwarded.body.equals(clean.body), host).toBe(true);
    }
    expect((await ask("/products?page=4")).body.equals(clean.body)).toBe(true);
  });

  test("parameters that it does not read change nothing, however they are written", async () => {
    const clean = await ask("/products?sort=newest");
    for (const odd of ["&utm_source=%F0%9F%8D%B5", "&__proto__=1", "&x[]=1&x[]=2", "&%00=1", "&fbclid=%ZZ", "&="]) {
      const { body, headers } = await ask(`/products?sort=newest${odd}`);
      expect(body.equals(clean.body), odd).toBe(true);
      expect(headers.etag).toBe(clean.headers.etag);
    }
  });

  test.each([
    `/products?q=${"a".repeat(3_000)}`,
    "/products?q=%E0%A4%A",
    "/products?page=99999999999",
    "/products?page=1&page=2&page=-1",
    "/products?sort=newest&sort=;drop",
    "/category/%2e%2e%2fadmin",
    "/product/%70ot",
    "/product/%FF",
    "/products.data?_routes=whatever",
    "/ar/ar/products",
    "//products",
    "/products/?sort=newest",
  ])("%s is answered, and by no failure", async (path) => {
    const { status } = await ask(path, { Accept: "text/html" });
    expect(status).toBeLessThan(500);
  });

  test("a part of its data that does not exist is not cached", async () => {
    expect(isShared(await ask("/products.data"))).toBe(true);
    expect(isShared(await ask("/products.data?_routes=root"))).toBe(true);
    expect(isShared(await ask("/products.data?_routes=root,routes/cart/cart"))).toBe(false);
  });

  test("whatever the cookies are, it is the same page", async () => {
    const clean = await ask("/products?page=5");
    const customer = await shop.customer();
    for (const cookie of [
      "souk=nonsense",
      "souk=; other=1",
      "souk_hint=in.3.es",
      "souk_hint=<script>",
      "souk_currency=XXX",
      "souk_currency=../evil",
      customer.cookies(),
      `a=1;   ${customer.cookies()}`,
    ]) {
      const answer = await ask("/products?page=5", { Cookie: cookie });
      expect([answer.headers.etag, isShared(answer)], cookie).toEqual([clean.headers.etag, true]);
      expect(answer.headers["set-cookie"], cookie).toBeUndefined();
    }
  });
});
