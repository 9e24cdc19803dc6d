import { expect, test } from "vitest";
import { slugOf } from "./slug-of.ts";

test("a title becomes an address without accents, signs and spaces", () => {
  expect(slugOf("  Über uns & Größe! ")).toBe("uber-uns-gro-e");
  expect(slugOf("Envíos")).toBe("envios");
  expect(slugOf("من نحن")).toBe("mn-nhn");
  expect(slugOf("关于我们")).toBe("");
});
