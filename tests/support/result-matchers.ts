import { expect } from "vitest";

declare module "vitest" {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** A use case succeeds; its value has at least these parts. */
    toSucceed(this: Matchers<R, T>, value?: unknown): R;
    /** A use case fails, by this code where one is named; the failure has at least these details. */
    toFail(this: Matchers<R, T>, code?: string, details?: object): R;
    /** A use case refuses its input, with a sentence at each of these fields. */
    toFailAt(this: Matchers<R, T>, ...fields: string[]): R;
  }
}

function compare(actual: unknown, expected: object) {
  try {
    expect(actual).toMatchObject(expected);
    return { pass: true, message: () => "It does" };
  } catch (error) {
    return { pass: false, message: () => (error instanceof Error ? error.message : String(error)), actual, expected };
  }
}

expect.extend({
  toSucceed: (result: unknown, value?: unknown) =>
    compare(result, value === undefined ? { ok: true } : { ok: true, value }),
  toFail: (result: unknown, code?: string, details: object = {}) =>
    compare(result, code === undefined ? { ok: false } : { ok: false, failure: { code, ...details } }),
  toFailAt: (result: unknown, ...fields: string[]) => {
    const errors = Object.fromEntries(fields.map((field) => [field, [expect.any(String)]]));
    return compare(result, { ok: false, failure: { code: "invalid", errors } });
  },
});
