import { rm } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { startBuiltServer } from "../support/built-server.ts";
import { createClient } from "../support/client.ts";
import { PASSWORD, openShop } from "./open-shop.ts";
import { codeOf, OPENING } from "../support/opening.ts";

const shop = openShop({ data: "empty", environment: { DEMO_MODE: "false" } });

describe("an empty shop", () => {
  test("leads every page to its setup, which is opened by the code of the log, once", async () => {
    const client = shop.guest();
    const home = await client.page("");
    expect(home.status).toBe(302);
    expect(home.headers.get("Location")).toMatch(/\/setup$/);
    const screen = await client.page("setup");
    expect(screen.status).toBe(200);
    const token =
      /id="token"[^>]*value="([^"]+)"/.exec(screen.html)?.[1] ??
      /value="([^"]+)"[^>]*id="token"/.exec(screen.html)![1]!;

    const code = codeOf(shop.server().output());
    expect(code).toMatch(/^[A-Z2-9-]{14}$/);
    const wrong = await client.post("setup", { ...OPENING, code: "AAAA-BBBB-CCCC" }, { token });
    expect(wrong.status).toBe(403);
    expect((await client.page("")).status).toBe(302);

    const bad = await client.post("setup", { ...OPENING, code, currency: "XXX" }, { token });
    expect(bad.status).toBe(422);
    expect(bad.body.errors).toHaveProperty("currency");

    const opened = await client.post("setup", { ...OPENING, code }, { token });
    expect(opened).toMatchObject({ status: 200, body: { user: { email: OPENING.email, is_staff: true } } });
    const visitor = shop.guest();
    const opening = await visitor.page("");
    expect(opening.status).toBe(200);
    expect(opening.html).toContain("Corner Shop");
    const again = await visitor.post("setup", { ...OPENING, email: "eve@example.com", code });
    expect(again.status).toBe(409);
    expect((await visitor.page("setup")).status).toBe(302);
  });

  test("keeps what its operator has removed through a restart", async () => {
    const operator = shop.guest();
    await operator.post("login", { email: OPENING.email, password: PASSWORD });
    const { body } = await operator.get<{ pages: { id: number; slug: string }[] }>("admin/pages");
    const faq = body.pages.find(({ slug }) => slug === "faq");
    expect((await operator.post(`admin/pages/${faq!.id}/remove`)).status).toBe(200);
    const { dataDir } = shop.server();
    await shop.server().kill();
    const again = await startBuiltServer({ data: { folder: dataDir }, environment: { DEMO_MODE: "false" } });
    try {
      const guest = createClient(again.url);
      expect((await guest.page("page/privacy-policy")).status).toBe(200);
      expect((await guest.page("page/faq")).status).toBe(410);
    } finally {
      await again.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
