import { createHash } from "node:crypto";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { securityHeaders, withoutNonce } from "./security-headers.ts";

const hashOf = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

test("a cached page allows our inline scripts by their hashes, and no others in it", () => {
  const document = `<script nonce="abc">one()</script><script>evil()</script><style>p{}</style>
    <script nonce="abc" src="/a.js"></script><script nonce="guessed">worse()</script>
    <script type="application/ld+json">{"a":1}</script><script nonce="abc" type="module" async="">import "/b.js"</script>`;
  const { html, policy } = withoutNonce(Buffer.from(document), "abc");
  expect(policy).toContain(`script-src 'self' ${hashOf("one()")} ${hashOf('import "/b.js"')};`);
  expect(policy).toContain("style-src 'self';");
  for (const not of ["unsafe", hashOf("evil()"), hashOf("worse()"), hashOf('{"a":1}'), hashOf("p{}")])
    expect(policy).not.toContain(not);
  expect(html.toString()).toContain("<script>one()</script>");
  expect(html.toString()).not.toContain("abc");
});

test.each([
  ["<script>evil()//", "evil"],
  ['<script a="', "evil"],
  ["<script>evil()</script><script>", "evil"],
])("%s before one of ours does not get itself allowed", (injected) => {
  const { policy } = withoutNonce(Buffer.from(`${injected}<script nonce="abc">one()</script>`), "abc");
  expect(policy).toContain(`script-src 'self' ${hashOf("one()")};`);
});

test.each([
  ["https://shop.example", "max-age=31536000"],
  ["http://shop.example", null],
  [null, null],
])("the shop at %s tells browsers %s about TLS", async (shopUrl, expected) => {
  const app = new Hono().use(securityHeaders(shopUrl)).get("/", (c) => c.text("ok"));
  expect((await app.request("/")).headers.get("Strict-Transport-Security")).toBe(expected);
});
