import { expect, test } from "vitest";
import { createTranslate } from "./translate.ts";

const english = createTranslate({ "{count} items|one": "{count} item" }, "en");
const arabic = createTranslate(
  { "{count} items|zero": "لا شيء", "{count} items|two": "عنصران", "{count} items": "{count} عنصر" },
  "ar",
);

test("a keyword without an entry is its own text", () => {
  expect(english("Add to cart")).toBe("Add to cart");
  expect(arabic("Add to cart")).toBe("Add to cart");
});

test("placeholders are filled, and stay if no value is given", () => {
  expect(english("Hello {name}, {other}", { name: "Ada" })).toBe("Hello Ada, {other}");
});

test("the count picks the plural form of the language", () => {
  expect(english("{count} items", { count: 1 })).toBe("1 item");
  expect(english("{count} items", { count: 2 })).toBe("2 items");
  expect(arabic("{count} items", { count: 0 })).toBe("لا شيء");
  expect(arabic("{count} items", { count: 2 })).toBe("عنصران");
});

test("a count is written in groups of digits, a year is not", () => {
  expect(english("{count} items", { count: 8496 })).toBe("8,496 items");
  expect(arabic("{count} items", { count: 8496 })).toBe("8,496 عنصر");
  expect(english("© {year}", { year: 2026 })).toBe("© 2026");
});
