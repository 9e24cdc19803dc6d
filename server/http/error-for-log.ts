import { DrizzleQueryError } from "drizzle-orm";

type LoggedError = { type: string; message: string; stack: string; code?: string; cause?: LoggedError };

const MAX_CAUSES = 5;

/** The user name and password of a URL, and its query, which may hold an access key. */
const CREDENTIALS = /([a-z][\w+.-]*:\/\/)[^\s/?#"'`]*@/gi;
const QUERY = /([a-z][\w+.-]*:\/\/[^\s?#"'`]*)\?[^\s#"'`]*/gi;

/** An error for the log: its type and origin, without its payload, such as the values of a query. */
export function errorForLog(error: unknown, depth = 0): LoggedError | string {
  if (!(error instanceof Error)) return `not an error: ${typeof error}`;
  const message = messageOf(error);
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutSecrets(message),
    stack: withoutSecrets((error.stack ?? "").replace(error.message, () => message)),
    ...(typeof code === "string" ? { code } : {}),
    ...(error.cause instanceof Error && depth < MAX_CAUSES
      ? { cause: errorForLog(error.cause, depth + 1) as LoggedError }
      : {}),
  };
}

/** The same for a terminal: the stack of the error and of its causes, never their other properties. */
export function errorForTerminal(error: unknown): string {
  const stacks: string[] = [];
  let logged: LoggedError | string | undefined = errorForLog(error);
  while (logged !== undefined) {
    stacks.push(typeof logged === "string" ? logged : logged.stack);
    logged = typeof logged === "string" ? undefined : logged.cause;
  }
  return stacks.join("\nCaused by: ");
}

function messageOf(error: Error): string {
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
}

function withoutSecrets(text: string): string {
  return text.replace(CREDENTIALS, "$1[redacted]@").replace(QUERY, "$1?[redacted]");
}
