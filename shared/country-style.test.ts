import { expect, test } from "vitest";
import { countryClassOf, readCountryStyle } from "./country-style.ts";

test("a style sheet hides in all other countries what is for some", () => {
  const name = countryClassOf(["DE", "AT"]);
  expect(name).toBe("only-AT-DE");
  expect(readCountryStyle(`${name}.css`)).toBe(
    ':root:not([data-country="AT"], [data-country="DE"]) .only-AT-DE { display: none; }\n',
  );
});

test("another name has no style sheet", () => {
  for (const name of [
    "only-.css",
    "only-de.css",
    "only-DE",
    "only-DE}*{color:red.css",
    `only-${"DE-".repeat(40)}DE.css`,
  ])
    expect(readCountryStyle(name)).toBeNull();
});
