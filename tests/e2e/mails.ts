import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import type { E2eShop } from "./browser.ts";

type StoredMail = { to: string; text: string; sentAt: string };

/** The path of this form in the newest mail that came to the address. */
export async function linkTo({ server }: E2eShop, address: string, form: RegExp): Promise<string> {
  const folder = path.join(server.dataDir, "mail");
  let link = "";
  const look = async () => {
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith(".json"));
    const mails = await Promise.all(
      files.map(async (name) => JSON.parse(await readFile(path.join(folder, name), "utf8")) as StoredMail),
    );
    const own = mails
      .filter(({ to }) => to === address)
      .toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
    link = own.map(({ text }) => form.exec(text)?.[0]).find(Boolean) ?? "";
    return link;
  };
  await expect.poll(look).not.toBe("");
  return link;
}
