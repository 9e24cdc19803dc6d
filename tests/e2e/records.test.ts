import { describe, expect, it } from "vitest";
import { SELLER } from "./accounts.ts";
import { expectAccessible, expectNoFaults, takeOverE2eShop, untilHydrated } from "./browser.ts";

const shop = takeOverE2eShop();

describe("the record of an order", () => {
  it("gets a tag, a file and a note, which its timeline shows and the list finds", async () => {
    const page = await shop.visit("/seller/orders?state=all", { as: SELLER });
    const main = page.getByRole("main");
    await untilHydrated(page);
    await main.getByRole("table", { name: "Orders" }).getByRole("rowheader").first().getByRole("link").click();
    const tags = main.getByRole("region", { name: "Internal tags" });
    await tags.getByLabel("Internal tags").fill("Gift wrap");
    await tags.getByLabel("Internal tags").press("Enter");
    await tags.getByRole("button", { name: "Remove Gift wrap" }).waitFor();
    const files = main.getByRole("region", { name: "Files" });
    const file = { name: "label.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
    await files.locator("input[type=file]").setInputFiles(file);
    await files.getByRole("button", { name: "Upload file" }).click();
    await files.getByRole("link", { name: "label.pdf" }).waitFor();
    const timeline = main.getByRole("region", { name: "Timeline" });
    await timeline.getByRole("textbox", { name: "New note" }).fill("Ribbon in red");
    await timeline.getByRole("button", { name: "Add note" }).click();
    await timeline.getByText("Ribbon in red").first().waitFor();
    await timeline.getByText("Tag added").waitFor();
    await timeline.getByText("File attached").waitFor();
    await expectAccessible(page);
    await timeline.getByRole("link", { name: "Notes" }).click();
    await expect.poll(() => timeline.getByRole("listitem").count()).toBe(1);
    await files.getByRole("button", { name: "Remove label.pdf" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await files.getByText("No files yet").waitFor();
    await page.goto(new URL("/seller/orders?state=all&tag=Gift+wrap", page.url()).href);
    await expect.poll(() => main.getByRole("table", { name: "Orders" }).getByRole("rowheader").count()).toBe(1);
    expectNoFaults(page);
  });
});
