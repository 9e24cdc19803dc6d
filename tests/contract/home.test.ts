import { describe, expect, test } from "vitest";
import { shareShop } from "./open-shop.ts";

const shop = shareShop();

describe("the home's calls", () => {
  test.each(["home/page", "home/categories", "home/brands"])("%s answers without a session", async (path) => {
    const { status, body, headers } = await shop.guest().get(path);
    expect(status).toBe(200);
    expect(JSON.stringify(body).length).toBeGreaterThan(100);
    expect(headers.getSetCookie()).toEqual([]);
  });

  test("are the same in whichever order they are asked for", async () => {
    const once = await shop.guest().get("home/categories");
    expect((await shop.guest().get("home/categories")).body).toEqual(once.body);
  });

  test("a click on a banner is counted for anyone, and only for one that exists", async () => {
    const guest = shop.guest();
    await guest.page("");
    const { body } = await guest.get<{ sections: { kind: string; sliders?: { id: number }[] }[] }>("home/page");
    const slide = body.sections.find(({ kind }) => kind === "sliders")!.sliders![0]!;
    expect(await guest.post("home/slide-clicks", { collection: "sliders", id: slide.id })).toMatchObject({
      status: 200,
      body: { id: slide.id },
    });
    expect((await guest.post("home/slide-clicks", { collection: "sliders", id: 999_999 })).status).toBe(404);
    expect((await guest.post("home/slide-clicks", { collection: "customers", id: 1 })).status).toBe(422);
    const withoutToken = await fetch(`${shop.server().url}/home/slide-clicks`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ collection: "sliders", id: slide.id }),
    });
    expect(withoutToken.status).toBe(419);
  });

  test("what links can lead to is for staff", async () => {
    expect((await shop.guest().get("admin/links?q=lamp")).status).toBeGreaterThanOrEqual(401);
  });

  test("sections of a country have a style sheet of their own", async () => {
    const sheet = await fetch(`${shop.server().url}/theme/only-AT-DE.css`);
    expect(await sheet.text()).toContain(".only-AT-DE { display: none; }");
    expect((await fetch(`${shop.server().url}/theme/only-de.css`)).status).toBe(404);
  });
});
