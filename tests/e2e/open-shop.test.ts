import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { createClient } from "#tests/support/client.ts";
import {
  arrive,
  expectAccessibleInBothThemes,
  expectFitsWidth,
  expectNoFaults,
  type E2eShop,
  ownE2eShop,
} from "./browser.ts";
import { codeOf, OPENING } from "#tests/support/opening.ts";

const SCREENS = [
  "/admin",
  "/admin/settings",
  "/admin/settings/shop",
  "/admin/settings/appearance",
  "/admin/settings/security",
  "/admin/pages",
  "/admin/pages/1",
  "/admin/home",
  "/admin/languages",
  "/admin/languages/es",
  "/admin/menus",
  "/admin/sliders",
  "/admin/banners",
  "/admin/countries",
  "/admin/system",
  "/admin/price-rules",
  "/admin/price-rules/new",
  "/admin/campaigns",
  "/admin/campaigns/calendar",
  "/admin/campaigns/new",
];
const NARROW = { width: 390, height: 844, isTouch: true };

const shop = ownE2eShop({ data: "empty", environment: { DEMO_MODE: "false" } });
let cookies: { name: string; value: string; url: string }[];

beforeAll(async () => {
  cookies = await setUp();
});

/** Sets the shop up as the one who starts it does; the cookies of the operator. */
async function setUp() {
  const { url, output } = shop.server;
  const client = createClient(url);
  const { html } = await client.page("setup");
  const token =
    /value="([^"]+)"[^>]*id="token"/.exec(html)?.[1] ?? /id="token"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? "";
  const { status } = await client.post("setup", { ...OPENING, code: codeOf(output()) }, { token });
  expect(status).toBe(200);
  return client
    .cookies()
    .split("; ")
    .map((pair) => pair.split("="))
    .map(([name = "", value = ""]) => ({ name, value, url }));
}

async function visitAsOperator(path: string, options: Parameters<E2eShop["visit"]>[1] = {}): Promise<Page> {
  const page = await shop.visit("/login", options);
  await page.context().addCookies(cookies);
  await shop.go(page, path);
  return page;
}

async function image() {
  const buffer = await sharp({ create: { width: 1200, height: 480, channels: 3, background: "#b5532d" } })
    .png()
    .toBuffer();
  return { name: "picture.png", mimeType: "image/png", buffer };
}

async function save(main: Locator, page: Page, message: string): Promise<void> {
  await main.getByRole("button", { name: "Save" }).click();
  await page.getByText(message).first().waitFor();
}

describe("a shop that was just set up", () => {
  it("says that it opens soon, and shows its operator what is left to do", async () => {
    const guest = await shop.visit("/", NARROW);
    await guest.getByText("We're opening soon").waitFor();
    await expectFitsWidth(guest);
    await expectAccessibleInBothThemes(guest);
    const page = await visitAsOperator("/admin");
    const list = page.getByRole("region", { name: "Ready to open" });
    await list.getByRole("link", { name: /^Name and tagline/ }).click();
    await arrive(page, /\/admin\/settings\/shop$/);
    const main = page.getByRole("main");
    await main.getByLabel("Tagline").fill("Lamps and chairs");
    await save(main, page, "Settings saved");
    await page.goto(shop.at("/admin"));
    await list.getByRole("link", { name: /^Name and tagline.*\(Done\)/ }).waitFor();
    expectNoFaults(page);
  });

  it("takes a setting found by its words, and says what is wrong with it at the field", async () => {
    const page = await visitAsOperator("/admin/settings");
    const main = page.getByRole("main");
    await main.getByLabel("Search settings").fill("return");
    await main.getByRole("link", { name: /^Days to return an order/ }).click();
    await arrive(page, /\/admin\/settings\/orders#return_days$/);
    await main.getByLabel("Days to return an order").fill("-3");
    await main.getByRole("button", { name: "Save" }).click();
    await main.getByText("Enter 0 or more.").waitFor();
    await main.getByLabel("Days to return an order").fill("30");
    await save(main, page, "Settings saved");
    await page.getByRole("link", { name: "System" }).click();
    await page.getByRole("link", { name: "Audit log" }).click();
    await main.getByText("14 → 30").waitFor();
    expectNoFaults(page);
  });

  it("gets a logo and colors, which are checked and shown at once", async () => {
    const page = await visitAsOperator("/admin/settings/appearance");
    const main = page.getByRole("main");
    await main.getByLabel("Logo", { exact: true }).setInputFiles(await image());
    await main.getByRole("img", { name: "Logo" }).waitFor();
    await main.getByLabel("Main color", { exact: true }).fill("#7a2f6d");
    const primary = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--primary"));
    await expect.poll(primary).toBe("#7a2f6d");
    await main.getByLabel("Menu background", { exact: true }).fill("#ffffff");
    await main.getByLabel("Menu text", { exact: true }).fill("#eeeeee");
    await main.getByText(/^This text is hard to read/).waitFor();
    await main.getByLabel("Menu text", { exact: true }).fill("#222222");
    await save(main, page, "Settings saved");
    const guest = await shop.visit("/");
    const menu = () => guest.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--menu-text"));
    await expect.poll(menu).toBe("#222222");
    await expect.poll(() => guest.getByRole("banner").locator("img").first().getAttribute("src")).toContain("setting-");
    expectNoFaults(guest);
  });

  it("gets a page, whose old address leads to the new one", async () => {
    const page = await visitAsOperator("/admin/pages/new");
    const main = page.getByRole("main");
    await main.getByLabel("Title").first().fill("Our lamps");
    await expect.poll(() => main.getByLabel("Address", { exact: true }).inputValue()).toBe("our-lamps");
    await main.getByRole("region", { name: "Text for all languages" }).getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.type("We sell lamps.");
    await main.getByRole("checkbox", { name: "Published" }).check();
    await save(main, page, "Page created");
    await arrive(page, /\/admin\/pages\/\d+$/);
    await main.getByLabel("Address", { exact: true }).fill("our-story");
    await save(main, page, "Page saved");
    await expect.poll(() => main.getByRole("button", { name: "Restore" }).count()).toBe(1);
    const guest = await shop.visit("/page/our-lamps");
    await arrive(guest, /\/page\/our-story$/);
    await guest.getByText("We sell lamps.").waitFor();
    expectNoFaults(page);
  });

  it("gets a banner on its home page, arranged with the keyboard", async () => {
    const page = await visitAsOperator("/admin/banners");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Add banner" }).click();
    await main
      .getByLabel("Picture", { exact: true })
      .first()
      .setInputFiles(await image());
    await main.getByRole("img", { name: "Picture" }).first().waitFor();
    await main.getByLabel("Title").first().fill("Summer lamps");
    await save(main, page, "Banners saved");
    await page.getByRole("link", { name: "Home page" }).first().click();
    await main.getByLabel("New section").selectOption("newest");
    await main.getByRole("button", { name: "Add section" }).click();
    await main.getByLabel("New section").selectOption("banners");
    await main.getByRole("button", { name: "Add section" }).click();
    await main.getByRole("button", { name: "Move Banners up" }).press("Enter");
    const sections = main.getByRole("list", { name: "Sections of the home page" }).getByRole("listitem");
    await expect.poll(() => sections.first().textContent()).toContain("Banners");
    await save(main, page, "Home page saved");
    const guest = await shop.visit("/");
    await guest.getByRole("link", { name: /^Summer lamps/ }).waitFor();
    expectNoFaults(page);
  });
});

describe("the screens of settings and content", () => {
  it("are accessible on a wide screen", async () => {
    const page = await visitAsOperator("/admin", { width: 1440 });
    for (const path of SCREENS) await look(page, path);
  });

  it("are accessible in Arabic on a phone", async () => {
    const page = await visitAsOperator("/ar/admin", NARROW);
    for (const path of SCREENS) await look(page, `/ar${path}`);
  });
});

async function look(page: Page, path: string): Promise<void> {
  await shop.go(page, path);
  await expectFitsWidth(page);
  await expectAccessibleInBothThemes(page);
}
