import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import webPush from "web-push";

export type VapidKeys = { publicKey: string; privateKey: string };

/** From the environment, else generated once and stored in the data folder: browser subscriptions are bound to the key. */
export async function readVapidKeys(configured: VapidKeys | null, dataDir: string): Promise<VapidKeys> {
  if (configured) return configured;
  const file = path.join(dataDir, "vapid.json");
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, JSON.stringify(webPush.generateVAPIDKeys()), { flag: "wx", mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
  return JSON.parse(await readFile(file, "utf8")) as VapidKeys;
}
