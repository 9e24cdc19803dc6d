import { beforeAll, describe, it } from "vitest";
import { SELLER, SHOPPER } from "./accounts.ts";
import {
  arrive,
  expectAccessibleInBothThemes,
  expectFitsWidth,
  expectNoFaults,
  ON_PHONE,
  takeOverE2eShop,
  untilHydrated,
} from "./browser.ts";
import { deliverOrder } from "./placed-orders.ts";
import { PIXEL } from "#tests/support/pixel.ts";

const shop = takeOverE2eShop();
let code: string;

beforeAll(async () => {
  code = (await deliverOrder(shop)).code;
});

describe("what has arrived", () => {
  it("is sent back with an image, approved, received and refunded, to its credit note", async () => {
    const shopper = await shop.visit(`/user/order-history/${code}`, { as: SHOPPER });
    const main = shopper.getByRole("main");
    await main.getByRole("link", { name: "Start a return" }).click();
    await main.getByRole("heading", { name: "Why are you returning it?" }).waitFor();
    await main.getByRole("button", { name: /^Send request/ }).click();
    await main.getByText("Choose a reason.").waitFor();
    await main.getByLabel("Reason").selectOption("damaged");
    await main.getByLabel(/^Anything/).fill("The rim is chipped.");
    await main.getByLabel("Add pictures").setInputFiles({ name: "rim.png", mimeType: "image/png", buffer: PIXEL });
    await main.getByRole("img", { name: "Picture 1" }).waitFor();
    await expectAccessibleInBothThemes(shopper);
    await main.getByRole("button", { name: /^Send request/ }).click();
    await main.getByText("The rim is chipped.").waitFor();
    await expectAccessibleInBothThemes(shopper);

    const owner = await shop.visit("/seller/returns", { as: SELLER });
    const desk = owner.getByRole("main");
    await expectAccessibleInBothThemes(owner);
    const row = desk.getByRole("table", { name: "Returns" }).getByRole("row").filter({ hasText: "It arrived damaged" });
    await row.first().getByRole("rowheader").getByRole("link").click();
    await desk.getByText(code).waitFor();
    await desk.getByRole("button", { name: "Approve", exact: true }).click();
    const dialog = owner.getByRole("dialog");
    await dialog.getByLabel(/^Where and how/).fill("To the kiln, please.");
    await expectAccessibleInBothThemes(owner);
    await dialog.getByRole("button", { name: "Approve", exact: true }).click();
    await desk.getByRole("button", { name: "Mark as received" }).click();
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: "Mark as received" }).click();
    await desk.getByRole("button", { name: "Refund" }).click();
    await dialog.getByRole("button", { name: "Refund" }).click();
    await desk.getByText("Refund for a return").waitFor();
    await expectAccessibleInBothThemes(owner);

    await shopper.reload();
    await untilHydrated(shopper);
    await main.getByText(/was refunded to the wallet\./).waitFor();
    await main.getByRole("region", { name: "Returns" }).getByRole("link", { name: /^CN-/ }).click();
    await arrive(shopper, /\/credit-note\/CN-\d+-\d{6}$/);
    expectNoFaults(shopper);
  });

  it("cannot be sent back twice", async () => {
    const page = await shop.visit(`/user/order-history/${code}/return`, { as: SHOPPER });
    await page.getByRole("heading", { name: "Nothing in this order can be returned" }).waitFor();
    await expectAccessibleInBothThemes(page);
  });
});

it.each(["/ar/seller/returns?state=all", "/ar/user/order-history"])("%s fits a phone in Arabic", async (path) => {
  const email = path.includes("seller") ? SELLER : SHOPPER;
  const page = await shop.visit(path, { as: email, ...ON_PHONE, theme: "dark" });
  await expectFitsWidth(page);
  await expectAccessibleInBothThemes(page);
});
