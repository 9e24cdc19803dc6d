import { mkdir, readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "../files/write-whole.ts";
import type { MailMessage, MailTransport } from "./mail-message.ts";

export type StoredMail = MailMessage & { sentAt: string };

/** Stores mails as files in a folder, to be read in the browser; the default without a mail server. */
export type DiskTransport = MailTransport & {
  /** Newest first. */
  list(): Promise<StoredMail[]>;
  find(id: string): Promise<StoredMail | null>;
};

const ID = /^[\w-]{1,80}$/;
const MAX_LISTED = 200;

export function createDiskTransport(folder: string, now: () => Date): DiskTransport {
  async function find(id: string): Promise<StoredMail | null> {
    if (!ID.test(id)) return null;
    const text = await readFile(path.join(folder, `${id}.json`), "utf8").catch(() => null);
    return text === null ? null : (JSON.parse(text) as StoredMail);
  }

  return {
    async send(message) {
      if (!ID.test(message.id)) throw new Error(`Not the id of a mail: ${message.id}`);
      const file = path.join(folder, `${message.id}.json`);
      const text = JSON.stringify({ ...message, sentAt: now().toISOString() } satisfies StoredMail);
      const write = () => writeWhole(file, text);
      await write().catch(async () => {
        // The folder mostly exists: it is only created for the first mail.
        await mkdir(folder, { recursive: true });
        await write();
      });
    },
    find,
    async list() {
      const names = await readdir(folder).catch(() => []);
      const ids = names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -".json".length));
      const found = await Promise.all(ids.map(find));
      return found
        .filter((mail) => mail !== null)
        .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt))
        .slice(0, MAX_LISTED);
    },
  };
}
