/** The result of a use case: an expected failure is returned, a bug is thrown. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure };

export const success = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const failure = <const Failure>(reason: Failure): { ok: false; failure: Failure } => ({
  ok: false,
  failure: reason,
});

/** Ends an exhaustive switch: does not compile if a case is missing. */
export function neverHappens(value: never): never {
  throw new Error(`Unexpected case: ${JSON.stringify(value)}`);
}
