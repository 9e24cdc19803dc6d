import { prepareDemo } from "./built-server.ts";

/** Before the workers begin, so that no two of them make it. */
export async function setup(): Promise<void> {
  await prepareDemo();
}
