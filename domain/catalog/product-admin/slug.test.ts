import { expect, test } from "vitest";
import { freeName, slugOf } from "./slug.ts";

test("a slug has only Latin letters, digits and single hyphens", () => {
  expect(slugOf("Café au lait, 2nd edition!")).toBe("cafe-au-lait-2nd-edition");
  expect(slugOf("Potter's  wheel — große Straße")).toBe("potters-wheel-grosse-strasse");
  expect(slugOf("مصباح")).toBe("msbah");
  expect(slugOf("灯")).toBe("");
});

test("a taken name gets the next free number", () => {
  expect(freeName("mug", new Set())).toBe("mug");
  expect(freeName("mug", new Set(["mug", "mug-2"]))).toBe("mug-3");
});
