import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { StoredMail } from "#integrations/mail/disk-transport.ts";
import { PASSWORD } from "./open-shop.ts";
import { openOrderWorld, type OrderWorld, takeOverPeopledShop } from "./order-world.ts";

const shop = takeOverPeopledShop();
let world: OrderWorld;
beforeAll(async () => void (world = await openOrderWorld(shop)));

/** What its buyer is written of an order, step by step. */
const STEPS = ["placed", "confirmed", "sent", "delivered", "asked to return", "approved", "received", "refunded"];
const ARABIC = /[\u0600-\u06ff]/;

function mailsAbout(...names: string[]): StoredMail[] {
  const folder = path.join(shop.server().dataDir, "mail");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as StoredMail)
    .filter(({ to, html }) => to === "ada@example.com" && names.some((name) => html.includes(name)));
}

describe.each([
  { language: "en", direction: "ltr" },
  { language: "ar", direction: "rtl" },
])("an order lived from its placement to its credit note in $language", ({ language, direction }) => {
  test("brings its buyer every mail in that language, each once and readable as text too", async () => {
    const buyer = shop.guest({ language });
    const names = { first_name: "Grace", last_name: "Hopper", email: `grace-${language}@example.com` };
    const account = { ...names, password: PASSWORD, password_confirmation: PASSWORD };
    expect(await buyer.post("register", account)).toMatchObject({ status: 200 });
    const { trxId, code, creditNote } = await world.place(buyer, "refunded");
    await expect.poll(() => mailsAbout(code, trxId).length).toBe(STEPS.length);
    const mails = mailsAbout(code, trxId);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(STEPS.length);
    for (const { subject, html, text } of mails) {
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
      expect(html).toMatch(new RegExp(`dir="${direction}"`));
      expect([subject, ARABIC.test(subject)]).toEqual([subject, language === "ar"]);
      expect([subject, ARABIC.test(text)]).toEqual([subject, language === "ar"]);
    }
    const page = await buyer.page(`${language === "en" ? "" : `${language}/`}credit-note/${creditNote}`);
    expect(page.status).toBe(200);
    expect(page.html).toContain(creditNote);
  });
});
