import { expect } from "vitest";
import type { JourneyShop } from "./browser.ts";

/** The path of this form in the newest mail that came to the address. */
export async function linkTo(shop: JourneyShop, address: string, form: RegExp): Promise<string> {
  let link = "";
  const look = async () => {
    const list = await (await fetch(shop.at("/dev/mail"))).text();
    for (const [, path] of list.matchAll(/href="[^"]*(\/dev\/mail\/[^"]+)"/g)) {
      const mail = await (await fetch(shop.at(path!))).text();
      if (mail.includes(`To ${address}`)) link ||= form.exec(mail)?.[0] ?? "";
    }
    return link;
  };
  await expect.poll(look).not.toBe("");
  return link;
}
