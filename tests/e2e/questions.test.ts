import { expect, it } from "vitest";
import { SELLER, SHOPPER, signIn } from "./accounts.ts";
import { expectAccessibleInBothThemes, expectNoFaults, ON_PHONE, takeOverE2eShop, untilHydrated } from "./browser.ts";

const shop = takeOverE2eShop();

it("a question is asked, answered by the shop, shown to everyone and voted for", async () => {
  const seller = await signIn(shop.server.url, SELLER);
  const { body } = await seller.get<{ questions: { data: { product_slug: string }[] } }>("seller/questions");
  const path = `/product/${body.questions.data[0]!.product_slug}`;

  const shopper = await shop.visit(path, { as: SHOPPER, ...ON_PHONE });
  const asking = shopper.locator("#questions");
  await asking.scrollIntoViewIfNeeded();
  await asking.getByRole("button", { name: "Ask a question" }).click();
  await asking.getByLabel("Your question").fill("Does it <b>rust</b> outdoors?");
  await asking.getByRole("button", { name: "Post question" }).click();
  await asking.getByRole("heading", { name: "Does it <b>rust</b> outdoors?" }).waitFor();
  await expectAccessibleInBothThemes(shopper);

  const desk = await shop.visit("/seller/questions", { as: SELLER });
  await desk.getByRole("table", { name: "Questions" }).waitFor();
  await desk
    .getByRole("link", { name: /Does it <b>rust/ })
    .or(desk.getByRole("row").nth(1).getByRole("link"))
    .first()
    .click();
  await desk.getByText("Does it <b>rust</b> outdoors?").waitFor();
  await untilHydrated(desk);
  await desk.getByLabel("Your answer").fill("Not if you oil it once a year.");
  await desk.getByRole("button", { name: "Post answer" }).click();
  await desk.getByRole("listitem").filter({ hasText: "Not if you oil it once a year." }).waitFor();
  await expectAccessibleInBothThemes(desk);

  const voter = await shop.visit(path, { as: SELLER });
  const shown = voter.locator("#questions");
  await shown.scrollIntoViewIfNeeded();
  await shown.getByLabel("Search questions and answers").fill("oil rust");
  await shown.getByRole("button", { name: "Search" }).click();
  const question = shown.getByRole("article").filter({ hasText: "Does it <b>rust</b> outdoors?" });
  await question.getByText("Not if you oil it once a year.").waitFor();
  await expect.poll(() => shown.getByRole("article").count()).toBe(1);
  await question.getByRole("button", { name: "I'd like to know, too" }).click();
  await question.getByRole("button", { name: "I'd like to know, too (1)", pressed: true }).waitFor();
  for (const page of [shopper, desk, voter]) expectNoFaults(page);
});
