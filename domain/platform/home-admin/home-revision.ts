import { createHash } from "node:crypto";

/** Changes with the stored state: saving an older state would undo someone else's changes. */
export function homeRevisionOf(stored: readonly object[]): string {
  return createHash("sha256").update(JSON.stringify(stored)).digest("hex").slice(0, 16);
}
