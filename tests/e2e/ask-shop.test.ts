import { expect, it } from "vitest";
import { SELLER, SHOPPER } from "./accounts.ts";
import { expectAccessibleInBothThemes, expectFitsPhone, expectNoFaults, ON_PHONE, takeOverE2eShop } from "./browser.ts";

const shop = takeOverE2eShop();

it("a shopper asks a shop before buying, the shop answers, and the answer arrives", async () => {
  const [question, answer] = [`Is it safe in the oven? ${Date.now()}`, `Up to 220 °C. ${Date.now()}`];
  const shopper = await shop.visit("/shop/hearth-and-clay", { as: SHOPPER });
  await shopper.getByRole("main").getByRole("article").getByRole("link").first().click();
  const soldBy = shopper.getByRole("region", { name: "Sold by Hearth & Clay" });
  await soldBy.getByRole("button", { name: "Ask the shop" }).click();
  const dialog = shopper.getByRole("dialog");
  await dialog.getByLabel("Your message").fill(question);
  await expectAccessibleInBothThemes(shopper);
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.getByRole("link", { name: "View conversation" }).click();
  await shopper.getByRole("main").getByText(question).waitFor();

  const seller = await shop.visit("/seller/messages?state=unread", { as: SELLER });
  await expectAccessibleInBothThemes(seller);
  await seller.getByRole("main").getByRole("link", { name: "Sam C." }).first().click();
  await seller.getByLabel(/^Message /).fill(answer);
  await seller.getByRole("button", { name: "Send" }).click();
  await seller.getByRole("main").getByText(answer).waitFor();
  await expectAccessibleInBothThemes(seller);

  await shopper.getByRole("main").getByText(answer).waitFor();
  await expectAccessibleInBothThemes(shopper);
  expectNoFaults(seller);
});

it("an inbox and an overview fit an Arabic phone", async () => {
  for (const path of ["/ar/seller/messages", "/ar/seller?period=12m"]) {
    const page = await shop.visit(path, { as: SELLER, ...ON_PHONE });
    await expectFitsPhone(page);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expectNoFaults(page);
  }
});
