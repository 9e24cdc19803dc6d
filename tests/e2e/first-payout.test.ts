import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { elementsOf, findFaultsOfPain001, readXml } from "#tests/support/pain-001.ts";
import { readPdfText } from "#tests/support/read-pdf-text.ts";
import { arrive, expectNoFaults, type E2eShop, openE2eShop } from "./browser.ts";
import {
  addCategories,
  addDeliveryAndAccount,
  approveApplication,
  fillApplication,
  openScreen,
  publish,
  register,
  setUpShop,
  signInAs,
} from "./opening-steps.ts";
import { ADDRESS, order, orderCodes, putIntoCart } from "./shopping.ts";

const OPERATOR = { firstName: "Olga", lastName: "Operator", email: "olga@example.com" };
const SELLER = { firstName: "Sam", lastName: "Seller", email: "sam@example.com" };
const SHOPPER = { firstName: "Ada", lastName: "Lovelace", email: ADDRESS.email };
const SHOP_NAME = "Zephyr Lamps";
const CLOCK = new URL("../support/clock-behind.ts", import.meta.url).href;
const SHOPIFY = [
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src",
  "reading-lamp,Reading lamp,<p>Oak &amp; brass</p>,,Lamps,,Title,Default Title,LAMP-1,9,49.00,,",
].join("\n");

/**
 * Two lamps at 49.00 and their delivery at 3.50, each with 19 % tax, are 120.79; 10 % of 98.00 is commission, so the shop
 * earns 110.99. One lamp comes back: 58.31 to the shopper, of which 4.90 is commission. The shop is left with 57.58.
 */
const LEDGER =
  /Shops' earnings\s+€0\.00\s+Open payouts\s+€0\.00[\s\S]+Commission\s+€4\.90[\s\S]+At payment providers and banks\s+€4\.90/;
const STATEMENT = [
  "Sale\nSK-",
  "\n€110.99\n",
  "\n-€53.41\n",
  "Payout\nPO-000001\n-€57.58\n",
  "Sales\n€120.79\nRefunds\n-€58.31\nCommission\n-€4.90\nPayouts\n-€57.58\nClosing balance\n€0.00\n",
  "Commission invoice\nCOM-",
  "Total\n€4.90\n",
];

let folder = "";
let shop: E2eShop;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "souk-first-payout-"));
  await openAt(dayOfLastMonth(15));
});
afterAll(async () => {
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the shop on its folder, with the clock of its server at another time or, for null, as it is. */
async function openAt(time: Date | null): Promise<void> {
  const behind: Record<string, string> = time
    ? { CLOCK_BEHIND_MS: String(Date.now() - time.getTime()), NODE_OPTIONS: `--import=${CLOCK}` }
    : {};
  shop = await openE2eShop({ data: { folder }, environment: { DEMO_MODE: "false", ...behind } });
}

/** At noon. */
function dayOfLastMonth(day: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, day, 12));
}

/** The file of a download link. */
async function download(page: Page, link: Locator): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
  return readFile(await file.path());
}

async function sell(page: Page): Promise<void> {
  const main = await openScreen(shop, page, "/seller/products/import");
  await main
    .getByLabel("File from Souk, Shopify, WooCommerce or Google Merchant Center")
    .setInputFiles({ name: "shopify.csv", mimeType: "text/csv", buffer: Buffer.from(SHOPIFY) });
  await main.getByRole("button", { name: "Import products" }).click();
  await main.getByText("Imported products: 1").waitFor();
  await publish(shop, page, "seller", "Reading lamp");
}

/** Two lamps, by bank transfer. Returns the code of the order. */
async function buy(page: Page): Promise<string> {
  await putIntoCart(shop, page, [{ id: 0, slug: "reading-lamp", name: "Reading lamp", shopName: SHOP_NAME }]);
  const cart = await openScreen(shop, page, "/cart");
  const changed = page.waitForResponse((response) => response.url().endsWith("/cart/update"));
  await cart.getByRole("button", { name: "Increase quantity" }).click();
  expect((await changed).status()).toBe(200);
  await openScreen(shop, page, "/checkout");
  const form = page.locator("main form");
  const address = { line_1: "12 Analytical Street", city: "Berlin", postal_code: "10115", name: "Ada Lovelace" };
  for (const [name, value] of Object.entries(address))
    await form.locator(`[name="shipping_address.${name}"]`).fill(value);
  await form.getByText("Corner post").first().click();
  await form.locator('[name="payment_type"][value="offline_method"]').check();
  await form.locator('[name="terms_accepted"][type="checkbox"]').check();
  await page.getByText("€120.79").first().waitFor();
  await order(page);
  await arrive(page, /\/(order-confirmation|payment)/);
  await openScreen(shop, page, "/order-confirmation");
  const [code] = await orderCodes(page);
  return code!;
}

async function ship(page: Page, code: string): Promise<void> {
  const main = await openScreen(shop, page, `/seller/orders/${code}`);
  const dialog = page.getByRole("dialog");
  await main.getByRole("button", { name: "Confirm order" }).click();
  await main.getByRole("button", { name: "Pack a shipment" }).click();
  await dialog.getByRole("button", { name: "Pack" }).click();
  await main.getByRole("button", { name: "Mark as shipped" }).click();
  await main.getByRole("button", { name: "Mark as delivered" }).click();
  await main.getByText("Delivered", { exact: true }).first().waitFor();
}

/** One of the two lamps comes back, and its price goes to the shopper's wallet. */
async function sendOneBack(shopper: Page, seller: Page, code: string): Promise<void> {
  let main = await openScreen(shop, shopper, `/user/order-history/${code}/return`);
  await main.getByRole("button", { name: "Decrease quantity" }).click();
  await main.getByLabel("Reason").selectOption("damaged");
  await main.getByRole("button", { name: /^Send request/ }).click();
  await arrive(shopper, (url) => !url.pathname.endsWith("/return"));
  main = await openScreen(shop, seller, "/seller/returns");
  await main.getByRole("row").filter({ hasText: "It arrived damaged" }).getByRole("link").first().click();
  const dialog = seller.getByRole("dialog");
  await main.getByRole("button", { name: "Approve", exact: true }).click();
  await dialog.getByLabel(/^Where and how/).fill("To the shop, please.");
  await dialog.getByRole("button", { name: "Approve", exact: true }).click();
  await main.getByRole("button", { name: "Mark as received" }).click();
  await dialog.getByRole("button", { name: "Mark as received" }).click();
  await main.getByRole("button", { name: "Refund" }).click();
  await dialog.getByRole("button", { name: "Refund" }).click();
  await main.getByText("Refund for a return").waitFor();
}

it("an empty shop reaches its first payout using only the browser; ledger, bank file and statement agree", async () => {
  let operator = await shop.visit("/");
  await setUpShop(shop, operator, OPERATOR, { country: "DE", currency: "EUR" });
  await addCategories(shop, operator, ["Lamps"]);
  await addDeliveryAndAccount(shop, operator, "DE");
  let desk = await openScreen(shop, operator, "/admin/commissions");
  await desk.getByRole("button", { name: "Add commission" }).click();
  await operator.getByRole("dialog").getByLabel("Percentage of price").fill("10");
  await operator.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await desk.getByText("10 %").first().waitFor();

  let seller = await shop.visit("/");
  await register(shop, seller, SELLER);
  const main = await openScreen(shop, seller, "/user/user-to-seller");
  await fillApplication(shop, seller, { shopName: SHOP_NAME, person: SELLER });
  await main.getByRole("checkbox", { name: /I accept the terms/ }).check();
  await main.getByRole("button", { name: "Send application" }).click();
  await main.getByText("We're reviewing your application").waitFor();
  desk = await openScreen(shop, operator, "/admin/applications");
  await desk.getByRole("link", { name: SHOP_NAME }).click();
  await approveApplication(operator, SHOP_NAME);
  await sell(seller);

  desk = await openScreen(shop, operator, "/admin/settings/orders");
  await desk.getByLabel("Days to return an order").fill("1");
  await desk.getByRole("button", { name: "Save" }).click();
  await operator.getByText("Settings saved").first().waitFor();
  const shopper = await shop.visit("/");
  await register(shop, shopper, SHOPPER);
  const code = await buy(shopper);
  desk = await openScreen(shop, operator, "/admin/payments");
  await desk.getByRole("button", { name: "Payment received" }).click();
  await operator.getByRole("button", { name: "Confirm", exact: true }).click();
  await desk.getByRole("table", { name: "Transfers" }).getByText("Paid", { exact: true }).waitFor();
  await ship(seller, code);
  await sendOneBack(shopper, seller, code);
  for (const page of [operator, seller, shopper]) expectNoFaults(page);

  await shop.close();
  await openAt(dayOfLastMonth(17));
  seller = await shop.visit("/");
  await signInAs(shop, seller, SELLER);
  let shopDesk = await openScreen(shop, seller, "/seller/earnings");
  await shopDesk.getByText("Confirmed", { exact: true }).waitFor();
  await shopDesk.getByRole("button", { name: "Request payout" }).click();
  await seller.getByRole("dialog").getByRole("button", { name: "Request payout" }).click();
  await shopDesk.getByRole("table", { name: "Payouts" }).getByText("Requested", { exact: true }).waitFor();

  operator = await shop.visit("/");
  await signInAs(shop, operator, OPERATOR);
  desk = await openScreen(shop, operator, "/admin/payouts");
  await desk.getByRole("button", { name: "Create payout run" }).click();
  await desk.getByRole("button", { name: "Approve" }).click();
  const file = (await download(operator, desk.getByRole("link", { name: "Bank file (XML)" }))).toString("utf8");
  expect(findFaultsOfPain001(file)).toEqual([]);
  const transfer = readXml(file)!;
  expect(["InstdAmt", "Nm", "EndToEndId"].map((name) => elementsOf(transfer, name).at(-1)!.text)).toEqual([
    "57.58",
    "Sam Seller",
    "PO-000001",
  ]);
  await desk.getByRole("button", { name: /^Mark as paid/ }).click();
  await desk.getByText("Completed", { exact: true }).waitFor();
  desk = await openScreen(shop, operator, "/admin/ledger");
  await expect.poll(() => desk.innerText()).toMatch(LEDGER);
  shopDesk = await openScreen(shop, seller, "/seller/earnings");
  await expect.poll(() => shopDesk.innerText()).toMatch(/Paid out\s+So far\s+€57\.58/);
  for (const page of [operator, seller]) expectNoFaults(page);

  await shop.close();
  await openAt(null);
  const office = await shop.visit("/");
  await signInAs(shop, office, OPERATOR);
  desk = await openScreen(shop, office, "/admin/ledger");
  await desk.getByRole("button", { name: "Close month" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Close month" }).click();
  await desk.getByRole("link", { name: "PDF" }).waitFor();
  seller = await shop.visit("/");
  await signInAs(shop, seller, SELLER);
  shopDesk = await openScreen(shop, seller, "/seller/earnings");
  const statement = readPdfText(await download(seller, shopDesk.getByRole("link", { name: "PDF" })));
  for (const line of STATEMENT) expect(statement).toContain(line);
  for (const page of [office, seller]) expectNoFaults(page);
});
