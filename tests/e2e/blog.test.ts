import { expect, it } from "vitest";
import { SHOPPER, signIn } from "./accounts.ts";
import { expectAccessibleInBothThemes, expectFitsWidth, expectNoFaults, takeOverE2eShop } from "./browser.ts";
import { linkTo } from "./mails.ts";

const SLUG = "better-coffee-without-a-machine";
const READER = "blog-reader@example.com";
const shop = takeOverE2eShop();

it("a reader comments, replies, likes and unlikes; others see it on the page that is the same for all", async () => {
  // What a failed attempt has stored is not met by the next one.
  const comment = `Rinsing the cup helps (${Date.now()}).`;
  const answer = `With hot water (${Date.now()}).`;
  const page = await shop.visit(`/blog/${SLUG}`, { as: SHOPPER });
  await page.getByLabel("Your comment").fill(comment);
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  const own = page.locator("li", { hasText: comment }).first();
  await own.waitFor();
  await own.getByRole("button", { name: "Reply", exact: true }).first().click();
  await own.getByLabel("Your reply").fill(answer);
  await own.locator("form").getByRole("button", { name: "Reply", exact: true }).click();
  await own.getByText(answer).waitFor();
  const like = own.getByRole("button", { name: /^Like the comment/ }).first();
  await like.click();
  await expect.poll(() => like.getAttribute("aria-pressed")).toBe("true");
  await expect.poll(() => like.textContent()).toContain("1");
  await page.reload();
  await expect.poll(() => like.getAttribute("aria-pressed")).toBe("true");
  await like.click();
  await expect.poll(() => like.textContent()).toContain("0");
  await expectAccessibleInBothThemes(page);
  await expectFitsWidth(page);
  expectNoFaults(page);
  const html = await (await fetch(shop.at(`/blog/${SLUG}`))).text();
  expect(html).toContain(answer);
});

it("the newsletter comes after its mail was confirmed, and a contact message arrives at the operator", async () => {
  const page = await shop.visit("/contact");
  await page.getByLabel("Your name").fill("Nadia");
  await page.locator("main").getByLabel("Email address").fill(READER);
  await page.getByRole("textbox", { name: "Message" }).fill("Do you ship to Iceland?");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("We've got your message").first().waitFor();
  await expectAccessibleInBothThemes(page);
  const footer = page.locator("footer");
  await footer.scrollIntoViewIfNeeded();
  await footer.getByLabel("Email address").fill(READER);
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await footer.getByText("Open the link in our email").waitFor();
  expectNoFaults(page);
  const link = await linkTo(shop, READER, /\/newsletter\/[\w-]+/);
  await shop.go(page, link);
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await page.getByText("You're subscribed to our newsletter.").waitFor();
  const toOperator = await linkTo(shop, "hello@souk.example", /Do you ship to Iceland/);
  expect(toOperator).not.toBe("");
  const shopper = await signIn(shop.server.url, SHOPPER);
  expect((await shopper.get("admin/messages")).status).toBe(404);
});
