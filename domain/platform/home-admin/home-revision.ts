import { createHash } from "node:crypto";

/** Changes with what is stored: who saves an older state would undo the changes of another. */
export function homeRevisionOf(stored: readonly object[]): string {
  return createHash("sha256").update(JSON.stringify(stored)).digest("hex").slice(0, 16);
}
