import { beforeAll, expect, it } from "vitest";
import { SELLER, SHOPPER } from "./accounts.ts";
import { expectAccessibleInBothThemes, expectNoFaults, ON_PHONE, takeOverE2eShop } from "./browser.ts";
import { deliverOrder } from "./placed-orders.ts";
import { PIXEL } from "#tests/support/pixel.ts";

const shop = takeOverE2eShop();
let bought: { code: string; slug: string };

beforeAll(async () => {
  bought = await deliverOrder(shop);
});

it("what has arrived is reviewed with an image, answered, found helpful and reported", async () => {
  const shopper = await shop.visit(`/user/order-history/${bought.code}`, { as: SHOPPER });
  await shopper.getByRole("button", { name: "Write a review" }).click();
  const dialog = shopper.getByRole("dialog");
  await dialog.getByRole("button", { name: "Post review" }).click();
  await dialog.getByText("Choose one to five stars.").waitFor();
  await dialog.getByText("Your rating").waitFor();
  await dialog.getByRole("radio", { name: /Good/ }).check({ force: true });
  await dialog.getByLabel("Title").fill("Worth the wait");
  await dialog.getByLabel("Your review").fill("<b>Solid</b> and warm.");
  await dialog.getByLabel("Add pictures").setInputFiles({ name: "it.png", mimeType: "image/png", buffer: PIXEL });
  await dialog.getByRole("img", { name: "Picture 1" }).waitFor();
  await expectAccessibleInBothThemes(shopper);
  await dialog.getByRole("button", { name: "Post review" }).click();
  await shopper.getByRole("button", { name: "Edit review" }).waitFor();

  const seller = await shop.visit(`/product/${bought.slug}`, { as: SELLER, ...ON_PHONE });
  const reviews = seller.locator("#reviews");
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByLabel("Sort by").waitFor();
  const written = reviews.getByRole("article").filter({ hasText: "Worth the wait" });
  await written.getByText("<b>Solid</b> and warm.").waitFor();
  await written.getByText("Verified purchase").waitFor();
  await written.getByRole("button", { name: "Helpful" }).click();
  await written.getByRole("button", { name: "Helpful (1)", pressed: true }).waitFor();
  await written.getByRole("button", { name: "Reply" }).click();
  await written.getByLabel("Your reply").fill("Thank you, Sam.");
  await written.locator("form").getByRole("button", { name: "Reply" }).click();
  await written.getByText("Thank you, Sam.").waitFor();
  await written.getByRole("button", { name: "Report" }).first().click();
  await seller.getByLabel("What's wrong with it?").selectOption("untrue");
  await seller.getByRole("button", { name: "Send report" }).click();
  await expect.poll(() => seller.getByRole("dialog").count()).toBe(0);
  await expectAccessibleInBothThemes(seller);
  await shop.go(seller, "/seller/reviews");
  await seller.getByRole("table", { name: "Reviews" }).waitFor();
  await expectAccessibleInBothThemes(seller);
  for (const page of [shopper, seller]) expectNoFaults(page);
});
