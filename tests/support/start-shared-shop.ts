import type { TestProject } from "vitest/node";
import { prepareDemo, startBuiltServer } from "./built-server.ts";

/** Where the tests of shoppers find the shop that they share; see `shareShop` and `shareJourneyShop`. */
export type SharedShop = { url: string; dataDir: string };

declare module "vitest" {
  export interface ProvidedContext {
    sharedShop: SharedShop;
  }
}

/** Before the workers begin: the demo shop, and a server for the files that may share one. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await prepareDemo();
  const server = await startBuiltServer({ environment: { TRUST_PROXY: "1" } });
  provide("sharedShop", { url: server.url, dataDir: server.dataDir });
  return () => server.stop();
}
