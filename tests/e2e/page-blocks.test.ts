import sharp from "sharp";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { STAFF } from "./accounts.ts";
import { expectAccessible, expectFitsWidth, ON_PHONE, takeOverE2eShop, untilHydrated } from "./browser.ts";

const shop = takeOverE2eShop();

async function image() {
  const buffer = await sharp({ create: { width: 900, height: 400, channels: 3, background: "#b5532d" } })
    .png()
    .toBuffer();
  return { name: "workshop.png", mimeType: "image/png", buffer };
}

const editorOf = (page: Page) => page.getByRole("region", { name: "Text for all languages" });

async function addBlock(page: Page, name: string): Promise<void> {
  await editorOf(page).getByRole("button", { name: "Add block" }).click();
  await editorOf(page).getByRole("menuitem", { name, exact: true }).click();
}

describe("a page made of blocks", () => {
  it("is written with keys and buttons, and shown as it was written", async () => {
    const page = await shop.visit("/admin/pages/new", { as: STAFF });
    await untilHydrated(page);
    await page.getByLabel("Title").first().fill("Our workshop");
    const text = editorOf(page).getByRole("textbox", { name: "Text" });
    await text.click();
    await page.keyboard.type("/");
    await page.getByRole("menuitem", { name: "Text", exact: true }).waitFor();
    await page.keyboard.type("h");
    await page.keyboard.press("Enter");
    await page.keyboard.type("How we work");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Slowly.");
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(() => text.innerText()).toMatch(/^Slowly\.\s+How we work/);
    await editorOf(page).getByRole("button", { name: "Move block down" }).click();
    await expect.poll(() => text.innerText()).toMatch(/^How we work\s+Slowly\./);

    await addBlock(page, "Picture");
    await editorOf(page)
      .getByLabel("Picture", { exact: true })
      .setInputFiles(await image());
    await editorOf(page).getByLabel("Description for screen readers").fill("A red workshop");
    await editorOf(page).getByLabel("Caption").fill("Since 1998");
    await editorOf(page).getByLabel("Width").selectOption("wide");
    await addBlock(page, "Button");
    await page.keyboard.type("See our products");
    await editorOf(page).getByLabel("Link address").fill("/products");
    await page.keyboard.press("Enter");
    await addBlock(page, "Question and answer");
    await page.keyboard.type("Do you repair?");
    await page.keyboard.press("Enter");
    await page.keyboard.type("We do.");
    await addBlock(page, "Two columns");
    await page.keyboard.type("Left");
    await addBlock(page, "Table");
    await page.keyboard.type("Wood");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Oak");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Ash");
    await editorOf(page).getByRole("button", { name: "Duplicate block" }).click();
    await expect.poll(() => text.locator("table").count()).toBe(2);
    await editorOf(page).getByRole("button", { name: "Remove block" }).click();
    await expect.poll(() => text.locator("table").count()).toBe(1);
    await expectAccessible(page);
    await page.getByRole("checkbox", { name: "Published" }).check();
    await page.getByRole("main").getByRole("button", { name: "Save" }).click();
    await page.getByText("Page created").first().waitFor();

    const reader = await shop.visit("/page/our-workshop", ON_PHONE);
    const article = reader.getByRole("article");
    await article.getByRole("img", { name: "A red workshop" }).waitFor();
    await expect
      .poll(() => article.getByRole("link", { name: "See our products" }).getAttribute("href"))
      .toMatch(/\/products$/);
    await article.getByText("Do you repair?").click();
    await article.getByText("We do.").waitFor();
    await expect.poll(() => article.locator("table th").allInnerTexts()).toEqual(["Wood", "Oak", "Ash"]);
    await expectAccessible(reader);
    await expectFitsWidth(reader);
  });
});
