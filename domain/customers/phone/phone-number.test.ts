import { expect, test } from "vitest";
import { toPhoneNumber } from "./phone-number.ts";

test.each([
  ["+49 30 123456", "US", "+4930123456"],
  ["(030) 123456", "DE", "+4930123456"],
  ["0049 30 123456", "DE", "+4930123456"],
  ["+1 (201) 555-0123", "DE", "+12015550123"],
  ["12345", "DE", null],
  ["+49 30 123456789012345", "DE", null],
  ["nadia", "US", null],
])("%s typed in %s is %s", (typed, country, number) => expect(toPhoneNumber(typed, country)).toBe(number));
