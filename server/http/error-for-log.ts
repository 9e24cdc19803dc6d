import { DrizzleQueryError } from "drizzle-orm";

type LoggedError = { type: string; message: string; stack: string; code?: string; cause?: LoggedError };

const MAX_CAUSES = 5;

/** An error for the log: its type and origin, without its payload, such as the values of a query. */
export function errorForLog(error: unknown, depth = 0): LoggedError | string {
  if (!(error instanceof Error)) return `not an error: ${typeof error}`;
  const message = messageOf(error);
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message,
    stack: (error.stack ?? "").replace(error.message, () => message),
    ...(typeof code === "string" ? { code } : {}),
    ...(error.cause instanceof Error && depth < MAX_CAUSES
      ? { cause: errorForLog(error.cause, depth + 1) as LoggedError }
      : {}),
  };
}

function messageOf(error: Error): string {
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
}
