import { describe, expect, test } from "vitest";
import { openShop } from "./open-shop.ts";

const shop = openShop();

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
});
