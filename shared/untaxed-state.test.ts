import { expect, it } from "vitest";
import { isUntaxedState } from "./untaxed-state.ts";

it.each([
  ["US", "Oregon", true],
  ["US", " new hampshire ", true],
  ["US", "AK", true],
  ["US", "mt", true],
  ["US", "Delaware", true],
  ["US", "Texas", false],
  ["US", "", false],
  // A land of another country may have the same letters.
  ["DE", "DE", false],
  ["IN", "OR", false],
])("%s %s takes no tax: %s", (country, state, isUntaxed) => expect(isUntaxedState(country, state)).toBe(isUntaxed));
