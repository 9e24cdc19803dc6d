import { createHash } from "node:crypto";
import * as z from "zod";

/** As read with a record; empty: there was none. Absent: whatever others have changed meanwhile is overwritten. */
export const recordVersion = z.string().max(64).optional();

/** Changes with the record: a form that was opened before is refused. */
export function versionOf(record: unknown): string {
  return createHash("sha256").update(JSON.stringify(record)).digest("base64url").slice(0, 16);
}

/** Whether another person changed the record since it was read. `record` null: there is none. */
export function isStale(version: string | undefined, record: unknown): boolean {
  return version !== undefined && version !== (record === null ? "" : versionOf(record));
}
