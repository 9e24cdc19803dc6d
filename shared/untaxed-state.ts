import { stateCode } from "./state-code.ts";

/** States without sales tax, in countries where states set it. */
const UNTAXED: Readonly<Record<string, readonly string[]>> = { US: ["AK", "DE", "MT", "NH", "OR"] };

/** Whether there is no tax in the state, whatever its country's rate. */
export function isUntaxedState(countryCode: string, state: string): boolean {
  return UNTAXED[countryCode]?.includes(stateCode(countryCode, state)) ?? false;
}
