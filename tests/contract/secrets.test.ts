import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { pages } from "#db/schema/page.ts";
import { startBuiltServer } from "../support/built-server.ts";
import { createClient } from "../support/client.ts";

const SECRET = "s3cr3t-of-a-mail";
const INJECTED = 'document.title = "injected"';
const ADDRESSES = [
  `/reset/nadia@souk.example/${SECRET}`,
  `/ar/reset/nadia@souk.example/${SECRET}`,
  `/RESET/nadia@souk.example/${SECRET}`,
  `/verify-email/${SECRET}`,
  `/verify-email/${SECRET}.data`,
  `/admin/join/${SECRET}`,
  `/email-change/${SECRET}`,
  `/email-change/undo/${SECRET}`,
  `/unsubscribe/${SECRET}`,
  `/download/${SECRET}`,
  `/invoice/${SECRET}`,
  `/get-invoice/${SECRET}?key=${SECRET}`,
  `/payment/${SECRET}?key=${SECRET}`,
  `/purchase/${SECRET}/page/1?key=${SECRET}`,
  `/payment/return/${SECRET}`,
  `/user/invoice/${SECRET}`,
  `/user/invoice/download/${SECRET}`,
  `/user/transfer/${SECRET}`,
  `/dev/mail/${SECRET}`,
  `/sandbox/pay/${SECRET}`,
  `/track-order?code=SK-1&key=${SECRET}`,
  `/order-confirmation?trx_id=${SECRET}&key=${SECRET}`,
  `/login/callback/acme?code=${SECRET}&state=${SECRET}`,
];

test("no key of a mail and no number of a purchase gets into the log", async () => {
  const server = await startBuiltServer({ environment: { LOG_LEVEL: "debug" } });
  onTestFinished(() => server.stop());
  const client = createClient(server.url);
  for (const address of ADDRESSES) {
    await client.page(address);
    await client.get(address, { token: null });
  }
  await client.post("create-new-password", { email: "nadia@souk.example", code: SECRET, password: SECRET });
  await client.post("verify-email", { code: SECRET });
  await client.post("login", { email: "nadia@souk.example", password: SECRET });
  await client.post("undo-email-change", { key: SECRET });
  await server.stop();
  const lines = server.output().split("\n");
  expect(lines.filter((line) => line.includes("[redacted]")).length).toBeGreaterThan(ADDRESSES.length);
  expect(lines.filter((line) => line.includes(SECRET))).toEqual([]);
});

test("a shop in production: no mails to read, TLS for ever, no token on the way, no script but ours", async () => {
  const server = await startBuiltServer({
    environment: { DEMO_MODE: "false", APP_URL: "https://shop.example" },
    change: async (db) => {
      // What the database refuses today may stand in an older shop.
      await db.execute(sql`alter table pages drop constraint pages_body_is_safe`);
      const [page] = await db.select().from(pages).limit(1);
      const body = `<p>Hello</p><script>${INJECTED}</script>`;
      await db.update(pages).set({ slug: "injected", body }).where(eq(pages.id, page!.id));
    },
  });
  onTestFinished(() => server.stop());
  const client = createClient(server.url);
  for (const path of ["/dev/mail", "/dev/mail/one"]) expect((await client.page(path)).status).toBe(404);
  for (const path of ["/", "/", "/login", "/settings-data"])
    expect((await client.page(path)).headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
  const { status, headers } = await client.get("token", { token: null });
  expect([status, headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  const injected = createHash("sha256").update(INJECTED).digest("base64");
  for (const path of ["/page/injected", "/page/injected"]) {
    const page = await client.page(path);
    expect(page.html).toContain(INJECTED);
    expect(page.headers.get("Content-Security-Policy")).toMatch(/script-src 'self' 'sha256-/);
    expect(page.headers.get("Content-Security-Policy")).not.toContain(injected);
  }
});
