import { expect, test } from "vitest";
import type { ComparedProduct } from "#domain/cart/compare/compare.ts";
import { comparisonRows } from "./comparison-rows.ts";

type Features = Pick<ComparedProduct, "attributes" | "specification">;
const compared = (...products: Features[]) => comparisonRows(products as ComparedProduct[]);

test("rows of the same name are merged, in the order in which they first appear", () => {
  expect(
    compared(
      { attributes: [], specification: [row("Weight", "1 kg"), row("Material", "Oak")] },
      { attributes: [], specification: [row("material ", "Oak"), row("Power", "20 W")] },
    ),
  ).toEqual([
    { name: "Weight", values: ["1 kg", null], isDifferent: true },
    { name: "Material", values: ["Oak", "Oak"], isDifferent: false },
    { name: "Power", values: [null, "20 W"], isDifferent: true },
  ]);
});

test("what can be chosen comes before the specification", () => {
  const rows = compared({ attributes: [row("Size", "S, M")], specification: [row("Weight", "1 kg")] });
  expect(rows.map(({ name, isDifferent }) => [name, isDifferent])).toEqual([
    ["Size", false],
    ["Weight", false],
  ]);
});

test("a choice replaces the value of the specification's row with the same name", () => {
  expect(
    compared(
      { attributes: [row("Material", "Oak, Pine")], specification: [row("Material", "Oak")] },
      { attributes: [], specification: [row("Material", "Steel")] },
    ),
  ).toEqual([{ name: "Material", values: ["Oak, Pine", "Steel"], isDifferent: true }]);
});

test("a name that a product uses twice keeps both values", () => {
  expect(compared({ attributes: [], specification: [row("Port", "HDMI"), row("Port", "USB-C")] })[0]!.values).toEqual([
    "HDMI, USB-C",
  ]);
});

const row = (name: string, value: string) => ({ name, value });
