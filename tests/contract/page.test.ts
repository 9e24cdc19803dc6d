import { describe, expect, test } from "vitest";
import { shareShop } from "./open-shop.ts";

const shop = shareShop();

describe("a static page", () => {
  test("is returned in the page's language", async () => {
    const { status, body } = await shop.guest().get<{ page: Record<string, unknown> }>("home/others-page/terms");
    expect(status).toBe(200);
    expect(body.page).toMatchObject({ slug: "terms" });
    const arabic = await shop
      .guest({ language: "ar" })
      .get<{ page: Record<string, unknown> }>("home/others-page/terms");
    expect(JSON.stringify(arabic.body.page)).toMatch(/\p{Script=Arabic}/u);
  });

  test("is not found if unknown, as a call and as a screen", async () => {
    expect((await shop.guest().get("home/others-page/nothing")).status).toBe(404);
    expect((await shop.guest().page("page/nothing")).status).toBe(404);
  });
});
