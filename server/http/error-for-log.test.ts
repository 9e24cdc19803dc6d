import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { errorForLog, errorForTerminal } from "./error-for-log.ts";

const SECRET = "s3cr3t";

function failureOf(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("Nothing was thrown");
}

test.each([
  ["an address that cannot be parsed", () => new URL(`smtp://user:${SECRET}@mail example:25`)],
  ["an address with a password", () => new Request(`https://user:${SECRET}@rates.example/latest`)],
  ["an address with a key", () => new Request(`https://user:x@rates.example/latest?key=${SECRET}`)],
  [
    "a query with its values",
    () => {
      throw new DrizzleQueryError("select $1", [SECRET], new Error("connection ended"));
    },
  ],
  [
    "a cause with a password",
    () => {
      throw new Error("no connection", { cause: new Error(`postgres://souk:${SECRET}@db.example/souk is away`) });
    },
  ],
])("neither log nor terminal show the secret of %s", (_what, work) => {
  const error = failureOf(work);
  expect(JSON.stringify(errorForLog(error))).not.toContain(SECRET);
  expect(errorForTerminal(error)).not.toContain(SECRET);
});

test("the terminal shows where the error and its cause come from", () => {
  const shown = errorForTerminal(new Error("no connection", { cause: new TypeError("not a number") }));
  expect(shown).toMatch(/^Error: no connection\n\s+at .*\nCaused by: TypeError: not a number\n\s+at /s);
});
