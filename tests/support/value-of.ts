import type { Result } from "#shared/result.ts";

/** The value of a use case; if it failed, the test ends here with the reason. */
export function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`It failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}
