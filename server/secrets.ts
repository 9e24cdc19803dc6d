import { createHmac, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** The shop's secret: from the environment, else generated once and stored in the data folder. */
export async function readSecret(configured: string | null, dataDir: string): Promise<string> {
  if (configured) return configured;
  const file = path.join(dataDir, "secret");
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
  return (await readFile(file, "utf8")).trim();
}

export function newToken(bytes = 16): string {
  return randomBytes(bytes).toString("base64url");
}

export function createTokenHash(secret: string): (token: string) => string {
  return (token) => createHmac("sha256", secret).update(token).digest("base64url");
}
