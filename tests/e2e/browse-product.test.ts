import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { arrive, expectNoFaults, ON_PHONE, shareE2eShop, untilHydrated } from "./browser.ts";

const shop = shareE2eShop();
let product: { path: string; id: number };

beforeAll(async () => {
  product = await findProductToChoose();
});

type Details = {
  product: {
    id: number;
    variants: { id: number; current_stock: number; color_id: number | null; attribute_values: number[] }[];
  };
};

/** One whose variants differ in two things and of which most can be bought. */
async function findProductToChoose(): Promise<{ path: string; id: number }> {
  const list = await fetch(shop.at("/home/filtered_products?type=products&in_stock=1&per_page=60"));
  const { products } = (await list.json()) as { products: { data: { slug: string; has_variant: boolean }[] } };
  for (const { slug } of products.data.filter(({ has_variant }) => has_variant)) {
    const answer = await fetch(shop.at(`/home/product-details/${slug}`));
    const { product: found } = (await answer.json()) as Details;
    const hasBoth = found.variants.every((variant) => variant.color_id !== null && variant.attribute_values.length > 0);
    // A color is chosen from the start, and so is what has no alternative.
    const values = new Set(found.variants.flatMap((variant) => variant.attribute_values));
    const isOpen = values.size > found.variants[0]!.attribute_values.length;
    if (hasBoth && isOpen && found.variants.filter(({ current_stock }) => current_stock > 5).length > 3)
      return { path: `/product/${slug}`, id: found.id };
  }
  throw new Error("The demo shop has no product with colors and sizes in stock");
}

const valuesOf = (inputs: Element[]) => inputs.map((input) => (input as HTMLInputElement).value);
const main = (page: Page) => page.locator("main");
const add = (page: Page) => main(page).getByRole("button", { name: "Add to cart" }).first();

async function chooseAvailable(page: Page): Promise<void> {
  const groups = await main(page).locator("fieldset").all();
  for (const group of groups) {
    const open = group
      .locator("label", { hasNotText: /sold out|not available in this combination/ })
      .locator('input[type="radio"]');
    if ((await group.locator('input[type="radio"]:checked').count()) === 0) await open.first().check({ force: true });
  }
}

describe("a guest before a product", () => {
  it("is asked for what is missing, chooses it, and puts it into the cart", async () => {
    const page = await shop.visit(product.path);
    await add(page).click();
    await page.getByRole("alert").filter({ hasText: "Choose: " }).first().waitFor();
    await chooseAvailable(page);
    await arrive(page, /variant=\d+/);
    await main(page).getByRole("button", { name: "Increase quantity" }).click();
    const added = page.waitForResponse((response) => response.url().endsWith("/user/addToCart"));
    await add(page).click();
    const answer = (await (await added).json()) as { carts: { quantity: number; product_id: number }[] };
    expect(answer.carts).toMatchObject([{ product_id: product.id, quantity: 2 }]);
    await main(page).getByRole("button", { name: "Added to cart" }).first().waitFor();
    await add(page).waitFor();
    await expect.poll(() => main(page).getByRole("textbox", { name: "Quantity", exact: true }).inputValue()).toBe("1");
    expectNoFaults(page);
  });

  it("keeps the color that was chosen in a list, in the quick view and on the product's own screen", async () => {
    const page = await shop.visit("/products");
    const swatch = page.getByRole("complementary", { name: "Filters" }).locator('[name="colors"]').nth(1);
    const color = (await swatch.getAttribute("value")) ?? "";
    const id = color.split("-")[0]!;
    await swatch.check({ force: true });
    await arrive(page, new RegExp(`colors=${id}`));
    const card = page.locator("main article:has(button[aria-haspopup])").first();
    await expect.poll(() => card.locator("h2 a").getAttribute("href")).toMatch(/\?variant=\d+$/);
    const chosenIn = (scope: Locator) =>
      scope.locator("fieldset").first().locator('input[type="radio"]:checked').evaluateAll(valuesOf);
    await card.locator("button[aria-haspopup]").click();
    await expect.poll(() => chosenIn(page.locator("dialog[open]"))).toEqual([id]);
    await page.keyboard.press("Escape");
    await card.locator("h2 a").click();
    await arrive(page, /\/product\/.*variant=\d+/);
    await expect.poll(() => chosenIn(main(page))).toEqual([id]);
    expectNoFaults(page);
  });

  it("shares a variant by its address", async () => {
    const page = await shop.visit(product.path);
    await chooseAvailable(page);
    await arrive(page, /variant=\d+/);
    const chosen = await main(page)
      .locator('input[type="radio"]:checked')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    const other = await shop.visit(new URL(page.url()).pathname + new URL(page.url()).search);
    const shared = await main(other)
      .locator('input[type="radio"]:checked')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(shared).toEqual(chosen);
    await expect.poll(() => other.locator('link[rel="canonical"]').getAttribute("href")).not.toContain("variant");
  });

  it("goes straight to the checkout with only this, and the cart stays as it was", async () => {
    const page = await shop.visit(product.path);
    await chooseAvailable(page);
    await arrive(page, /variant=\d+/);
    await main(page).getByRole("button", { name: "Buy now" }).click();
    await arrive(page, /\/checkout\?trx_id=/);
    await page.goto(shop.at("/cart"));
    await main(page).getByRole("heading", { name: "Your cart is empty" }).waitFor();
  });

  it("looks at the images on the whole screen with the keyboard", async () => {
    const page = await shop.visit(product.path);
    const opener = main(page).getByRole("button", { name: "View full screen" }).last();
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.locator("dialog[open]");
    await dialog.getByText(/^Picture 1 of/).waitFor();
    await page.keyboard.press("ArrowRight");
    await dialog.getByText(/^Picture 2 of/).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it("sees it among the recently viewed products", async () => {
    const page = await shop.visit("/");
    const viewed = page.waitForResponse((response) => response.url().endsWith("/home/product-view"));
    await page.goto(shop.at(product.path));
    expect((await viewed).status()).toBe(200);
  });

  it("reads all of it without a script", async () => {
    const page = await shop.visit(product.path, { isScriptOff: true });
    await main(page).getByRole("heading", { name: "Reviews" }).waitFor();
    await main(page).getByRole("heading", { name: "You may also like" }).waitFor();
    await page.locator("footer").last().waitFor();
  });

  it("puts a variant into the cart without a script", async () => {
    const page = await shop.visit(product.path, { isScriptOff: true });
    await chooseAvailable(page);
    await add(page).click();
    await expect.poll(() => page.url()).toMatch(/\/cart$/);
    await expect.poll(() => main(page).locator(`a[href^="${product.path}"]`).count()).toBeGreaterThan(0);
  });

  it("is shown without scripts why it cannot be", async () => {
    const page = await shop.visit(product.path, { isScriptOff: true });
    await chooseAvailable(page);
    await main(page).getByRole("textbox", { name: "Quantity" }).fill("900000");
    await add(page).click();
    await expect.poll(() => page.url()).toContain("?problem=");
    await main(page).getByRole("alert").first().waitFor();
  });

  it("keeps the currency that a link brings, on the next screens too", async () => {
    const page = await shop.visit(`${product.path}?currency=EUR`);
    await expect.poll(() => main(page).innerText()).toContain("€");
    await arrive(page, new RegExp(`${product.path}$`));
    await page.goto(shop.at("/products"));
    await expect.poll(() => main(page).innerText()).toContain("€");
  });

  it("gets a text alternative for each image", async () => {
    const page = await shop.visit(product.path, { isScriptOff: true });
    const pictures = main(page).locator("ul img[width='960']");
    const alts = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
    expect(alts.length).toBeGreaterThan(1);
    expect(new Set(alts).size).toBe(alts.length);
  });

  it("presses a button of a part that is not hydrated yet, and is served once it is", async () => {
    const page = await shop.visit("/");
    const slow = Promise.withResolvers<void>();
    await page.route(/\/product-rest-.*\.js/, async (route) => {
      await slow.promise;
      await route.continue();
    });
    await page.goto(shop.at(product.path), { waitUntil: "domcontentloaded" });
    await untilHydrated(page);
    const alert = main(page).getByRole("button", { name: /^Notify me/ });
    await alert.click();
    await expect.poll(() => alert.getAttribute("aria-busy")).toBe("true");
    slow.resolve();
    await page.locator("dialog[open]").waitFor();
    expectNoFaults(page);
  });

  it("asks on a phone for less than thirty files", async () => {
    const page = await shop.visit(product.path, ON_PHONE);
    await page.waitForLoadState("networkidle");
    const listLoadedFiles = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect((await listLoadedFiles()).length + 1).toBeLessThan(30);
    expectNoFaults(page);
  });

  it("chooses in the quick view without leaving the list", async () => {
    const page = await shop.visit("/products?in_stock=1");
    await main(page)
      .getByRole("button", { name: /^Choose/ })
      .first()
      .click();
    const dialog = page.locator("dialog[open]");
    await dialog.locator("fieldset").first().waitFor();
    for (const group of await dialog.locator("fieldset").all()) {
      const open = group
        .locator("label", { hasNotText: /sold out|not available in this combination/ })
        .locator('input[type="radio"]');
      await open.first().check({ force: true });
    }
    const added = page.waitForResponse((response) => response.url().endsWith("/user/addToCart"));
    await dialog.getByRole("button", { name: "Add to cart" }).click();
    expect((await added).status()).toBe(200);
    await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/products");
    expectNoFaults(page);
  });
});
