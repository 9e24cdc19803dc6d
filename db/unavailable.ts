import { DrizzleQueryError } from "drizzle-orm";

/** The database cannot be reached, or the connection was lost: not an error of the query. */
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
/** pg's errors about a closed connection have no code. */
const SENTENCES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded)/;

/** Whether a retry may succeed shortly. Errors of connections other than the database's do not count. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof DrizzleQueryError) return isBrokenOff(error.cause);
  return error instanceof Error && isDatabaseUnavailable(error.cause);
}

/** For errors of pg itself. */
export function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? STATES.test(code) || SOCKET_CODES.has(code) : SENTENCES.test(error.message);
}
