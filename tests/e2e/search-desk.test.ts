import { describe, expect, it } from "vitest";
import { STAFF } from "./accounts.ts";
import {
  arrive,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFitsWidth,
  expectNoFaults,
  ON_PHONE,
  takeOverE2eShop,
  untilHydrated,
} from "./browser.ts";

const shop = takeOverE2eShop();

describe("the operator", () => {
  it("makes a synonym of a search without results, and shoppers find by it at once", async () => {
    const shopper = await shop.visit("/products?q=quixwort");
    await shopper.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => shopper.locator("main article mark").count()).toBe(0);
    const office = await shop.visit("/admin/searches", { as: STAFF });
    const row = office.getByRole("row").filter({ hasText: "quixwort" });
    await expect
      .poll(async () => {
        await office.reload();
        await untilHydrated(office);
        return row.count();
      })
      .toBe(1);
    await expectAccessibleInBothThemes(office);
    await row.getByRole("button", { name: /^Add synonym/ }).click();
    await office.getByLabel("Words with the same meaning").fill("quixwort\nlamp");
    await office.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await row.waitFor({ state: "detached" });
    await office.getByRole("link", { name: "Synonyms" }).click();
    await arrive(office, /\/admin\/searches\/synonyms$/);
    await office.getByRole("searchbox").fill("quixwort");
    await office.getByRole("searchbox").press("Enter");
    await office.getByRole("row").filter({ hasText: "quixwort" }).filter({ hasText: "lamp" }).waitFor();
    await shopper.reload();
    await expect.poll(() => shopper.locator("main article mark").allInnerTexts()).toContain("Lamp");
    expectNoFaults(office);
  });

  it("sees every mail with the footer as it is typed", async () => {
    const office = await shop.visit("/admin/settings/mails", { as: STAFF });
    await office.getByLabel("Footer text").fill("Company register 4711 <b>");
    const mail = office.frameLocator("iframe");
    await mail.getByText("Company register 4711 <b>").waitFor();
    await office.getByLabel("Language", { exact: true }).selectOption("ar");
    await mail.locator('html[dir="rtl"]').waitFor();
    await office.getByRole("button", { name: "Save" }).click();
    await expectAccessible(office);
    expectNoFaults(office);
  });

  it("has all of it in Arabic on a phone", async () => {
    const office = await shop.visit("/ar/admin/searches", { as: STAFF, ...ON_PHONE, theme: "dark" });
    for (const path of [
      "/ar/admin/searches",
      "/ar/admin/searches/synonyms",
      "/ar/admin/searches/rules",
      "/ar/admin/settings/mails",
      "/ar/admin/campaigns",
      "/ar/admin/home/preview",
    ]) {
      await shop.go(office, path);
      await expectFitsWidth(office);
      await expectAccessible(office);
    }
  });
});
