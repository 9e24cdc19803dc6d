import type { Result } from "#shared/result.ts";

/** What a use case answered; a test in which it fails ends here and tells why. */
export function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`It failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}
