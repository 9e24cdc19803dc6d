import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  arrive,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoFaults,
  takeOverE2eShop,
  untilHydrated,
} from "./browser.ts";
import { PASSWORD } from "./accounts.ts";
import { linkTo } from "./mails.ts";

const NEW_PASSWORD = "another long and quiet sentence";
const EMAIL = "nadia.keeps@example.com";

const shop = takeOverE2eShop();

describe("an account is kept safe by its owner", () => {
  it("the address is confirmed by the link of the welcome", async () => {
    const page = await shop.visit("/register");
    await page.getByLabel("First name").fill("Nadia");
    await page.getByLabel("Last name").fill("Haddad");
    await page.getByLabel("Email", { exact: true }).fill(EMAIL);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password").fill(PASSWORD);
    await page.getByRole("main").getByRole("button", { name: "Create account" }).click();
    await arrive(page, (url) => !url.pathname.endsWith("/register"));
    await open(page, "/user/change-password");
    await page.getByText("Your email address isn't confirmed yet").waitFor();
    await expectAccessibleInBothThemes(page);

    const link = await linkTo(shop, EMAIL, /\/verify-email\/[\w-]+/);
    await open(page, link);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Confirm my email address" }).click();
    await page.getByText("Your email address is confirmed.").waitFor();
    await open(page, "/user/change-password");
    await expect.poll(() => page.getByText("Your email address isn't confirmed yet").count()).toBe(0);
    expectNoFaults(page);
  });

  it("the owner of an address registered by someone else confirms it with a new password, which ends everything else", async () => {
    const email = "victim@example.com";
    const squatter = await shop.visit("/register");
    await squatter.getByLabel("First name").fill("Eve");
    await squatter.getByLabel("Last name").fill("Early");
    await squatter.getByLabel("Email", { exact: true }).fill(email);
    await squatter.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await squatter.getByLabel("Confirm password").fill(PASSWORD);
    await squatter.getByRole("main").getByRole("button", { name: "Create account" }).click();
    await arrive(squatter, (url) => !url.pathname.endsWith("/register"));

    const page = await shop.visit(await linkTo(shop, email, /\/verify-email\/[\w-]+/));
    await page.getByRole("link", { name: "Sign in to confirm" }).waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Confirm and set a new password" }).click();
    await arrive(page, /\/reset\/victim/);
    await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Confirm new password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Save new password" }).click();
    await arrive(page, /\/login$/);
    await squatter.goto(shop.at("/user/change-password"));
    await arrive(squatter, /\/login\?redirect=/);
    expectNoFaults(page);
  });

  it("a forgotten password is reset by the link of a mail", async () => {
    const page = await shop.visit("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await arrive(page, /\/reset-password$/);
    await page.getByRole("heading", { name: "Reset password", level: 1 }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Reset Password · /);
    await page.getByLabel("Email", { exact: true }).fill(EMAIL);
    await page.getByRole("button", { name: "Send link" }).click();
    await page.getByText("If there's an account for this address, we've sent it a link.").waitFor();
    await expectAccessibleInBothThemes(page);

    const link = await linkTo(shop, EMAIL, /\/reset\/[\w%.@/-]+/);
    await open(page, link);
    await expectAccessibleInBothThemes(page);
    await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Confirm new password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Save new password" }).click();
    await arrive(page, /\/login$/);
    await signIn(page, NEW_PASSWORD);
    await open(page, link);
    await page.getByText("This link no longer works. Request a new one.").waitFor();
    expectNoFaults(page);
  });

  it("a new password and the list of devices end what is signed in elsewhere", async () => {
    const [elsewhere, page] = [await shop.visit("/login"), await shop.visit("/login")];
    await signIn(elsewhere, NEW_PASSWORD);
    await signIn(page, NEW_PASSWORD);
    await open(page, "/user/change-password");
    await expect.poll(() => page.getByText("This device", { exact: true }).count()).toBe(1);
    await page.getByRole("button", { name: "Sign out of all other devices" }).click();
    await page.getByRole("button", { name: "Sign out of all other devices" }).waitFor({ state: "detached" });
    await elsewhere.goto(shop.at("/user/change-password"));
    await arrive(elsewhere, /\/login\?redirect=/);

    await page.getByLabel("Current password").fill("wrong");
    await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm new password").fill(PASSWORD);
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("That password is incorrect.").waitFor();
    await page.getByLabel("Current password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Password changed. You've been signed out on all other devices.").first().waitFor();
    await expect.poll(() => page.getByLabel("Current password").inputValue()).toBe("");
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/ar/user/change-password");
    await expectAccessible(page);
    expectNoFaults(page);
  });
});

async function open(page: Page, path: string): Promise<void> {
  await shop.go(page, path);
}

async function signIn(page: Page, password: string): Promise<void> {
  await untilHydrated(page);
  await page.getByLabel("Email", { exact: true }).fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await arrive(page, (url) => !url.pathname.endsWith("/login"));
}
