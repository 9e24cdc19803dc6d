import { expect, test } from "vitest";
import { createTranslate } from "#shared/translate.ts";
import { orderButtonLabel } from "./order-button-label.ts";

const t = createTranslate({}, "en");

test.each([
  ["US", "Place order"],
  ["IN", "Place order"],
  ["DE", "Order with obligation to pay"],
  ["NO", "Order with obligation to pay"],
])("the button that orders says what the law of the country demands: %s", (country, label) => {
  expect(orderButtonLabel(country, t)).toBe(label);
});
