import { expect, test } from "vitest";
import { textOn } from "./text-on.ts";

test("dark colors get light text, light ones dark text", () => {
  expect(["#0b6360", "#b8452c", "#43376f", "#000000"].map(textOn)).toEqual(["light", "light", "light", "light"]);
  expect(["#e9b23a", "#f1d9a4", "#ffffff"].map(textOn)).toEqual(["dark", "dark", "dark"]);
});
