import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { prepareDemo, startBuiltServer } from "./built-server.ts";

/** The shop shared by the tests of shoppers; see `shareShop` and `shareE2eShop`. */
export type SharedShop = { url: string; dataDir: string };

declare module "vitest" {
  export interface ProvidedContext {
    sharedShop: SharedShop;
  }
}

/** Before the workers begin: the demo shop, and a server for the files that may share one. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await prepareDemo();
  // Of a shop that files take over from each other the folder stays behind when its worker is ended.
  const folder = await mkdtemp(path.join(tmpdir(), "souk-run-"));
  process.env.TMPDIR = folder;
  const server = await startBuiltServer({ environment: { TRUST_PROXY: "1" } });
  provide("sharedShop", { url: server.url, dataDir: server.dataDir });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
