import { mkdir, readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "../files/write-whole.ts";
import type { SmsTransport, TextMessage } from "./text-message.ts";

export type StoredText = TextMessage & { sentAt: string };

/** Stores text messages as files in a folder, to be read in the browser: for a demo, which has no gateway. */
export type SmsDisk = SmsTransport & {
  /** Newest first. */
  list(): Promise<StoredText[]>;
};

const ID = /^[\w-]{1,80}$/;
const MAX_LISTED = 100;

export function createSmsDisk(folder: string, now: () => Date): SmsDisk {
  return {
    async send(message) {
      if (!ID.test(message.id)) throw new Error(`Not the id of a text message: ${message.id}`);
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${message.id}.json`);
      const stored: StoredText = { ...message, sentAt: now().toISOString() };
      await writeWhole(file, JSON.stringify(stored));
    },
    async list() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
      const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
      return texts
        .map((text) => JSON.parse(text) as StoredText)
        .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt))
        .slice(0, MAX_LISTED);
    },
  };
}
