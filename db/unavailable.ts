import { DrizzleQueryError } from "drizzle-orm";

/** The database cannot be reached, or went away in the middle: nothing is wrong with what was asked of it. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super("The database is unavailable", { cause });
  }
}

/** Connection exceptions, too many connections, and a server that stops, crashes or starts. */
const STATES = /^(08...|53300|57P0[1235])$/;
const SOCKET_CODES = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);
/** What pg says of a connection that has ended has no code. */
const SENTENCES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded)/;

/** Whether the same may work again in a moment. An error of another network than the database's is not one. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof DrizzleQueryError) return isBrokenOff(error.cause);
  return error instanceof Error && isDatabaseUnavailable(error.cause);
}

/** Of an error of pg itself. */
export function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? STATES.test(code) || SOCKET_CODES.has(code) : SENTENCES.test(error.message);
}
