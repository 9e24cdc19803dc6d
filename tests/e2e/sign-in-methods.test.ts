import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { describe, it } from "vitest";
import {
  arrive,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoFaults,
  takeOverE2eShop,
  untilHydrated,
} from "./browser.ts";

import { PASSWORD, register } from "./accounts.ts";

const shop = takeOverE2eShop();

describe("an account has safer sign-in methods than just a password", () => {
  it("a code of an app is asked for after the password, or a recovery code", async () => {
    const email = "totp@example.com";
    const page = await shop.visit("/user/change-password", { as: await register(shop.server.url, email) });
    await page.getByRole("button", { name: "Set up two-step sign-in" }).click();
    const address = await page
      .getByRole("link", { name: "Open authenticator app on this device" })
      .getAttribute("href");
    const secret = new URL(address!).searchParams.get("secret")!;
    await expectAccessibleInBothThemes(page);
    const used = codeOf(secret);
    await page.getByLabel("Code", { exact: true }).fill(used);
    await page.getByRole("button", { name: "Turn on" }).click();
    await page.getByText("Keep these recovery codes in a safe place").waitFor();
    const recoveryCode = await page.locator("main ul.font-mono li").first().innerText();
    await expectAccessible(page);

    const elsewhere = await shop.visit("/login?redirect=/user/dashboard");
    await logIn(elsewhere, email);
    await elsewhere.getByRole("heading", { name: "One more step" }).waitFor();
    await expectAccessibleInBothThemes(elsewhere);
    await elsewhere.getByLabel("Code", { exact: true }).fill(used);
    await main(elsewhere, "Sign in").click();
    await elsewhere.getByText("This code is incorrect or has already been used.").waitFor();
    await elsewhere.getByRole("button", { name: "Use a recovery code" }).click();
    await elsewhere.getByLabel("Recovery code").fill(recoveryCode);
    await main(elsewhere, "Sign in").click();
    await arrive(elsewhere, /\/user\/dashboard$/);
    expectNoFaults(elsewhere);

    await elsewhere.emulateMedia({ colorScheme: "dark" });
    await open(elsewhere, shop.at("/ar/user/change-password"));
    await expectAccessible(elsewhere);
  });

  it("a passkey signs in without a password", async () => {
    const localhost = (path: string) => shop.at(path).replace("127.0.0.1", "localhost");
    const page = await shop.visit("/login");
    await open(page, localhost("/register"));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.getByLabel("First name").fill("Nadia");
    await page.getByLabel("Last name").fill("Haddad");
    await page.getByLabel("Email", { exact: true }).fill("passkey@example.com");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password").fill(PASSWORD);
    await main(page, "Create account").click();
    await arrive(page, (url) => !url.pathname.endsWith("/register"));
    await open(page, localhost("/user/change-password"));
    await page.getByRole("button", { name: "Add passkey" }).click();
    await page.getByRole("button", { name: /^Remove passkey/ }).waitFor();
    await expectAccessibleInBothThemes(page);

    await page.context().clearCookies();
    await open(page, localhost("/login?redirect=/user/dashboard"));
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await arrive(page, /\/user\/dashboard$/);
    expectNoFaults(page);
  });
});

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

function main(page: Page, name: string) {
  return page.getByRole("main").getByRole("button", { name, exact: true });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page, "Sign in").click();
}
