import { expect, test } from "vitest";
import { combineVariants, fillDown, offeredChoices, startEditing, toProductInput } from "./editor-state.ts";
import { moveItem } from "../parts/move-item.ts";

const NAMES: Record<number, string> = { 1: "Red", 2: "Light blue", 11: "S", 12: "M" };
const nameOf = ({ colorId, attributeValues }: { colorId: number | null; attributeValues: number[] }) =>
  [colorId ?? 0, ...attributeValues]
    .map((id) => NAMES[id] ?? "")
    .join(" ")
    .trim();

test("each combination of colors and values is a variant, with the price of the first", () => {
  const [plain] = startEditing(null).variants;
  const made = combineVariants([{ ...plain!, sku: "MUG", price: "12.00" }], [1, 2], [[11, 12], []], nameOf);
  expect(made.map(({ sku, price }) => [sku, price])).toEqual([
    ["MUG-RED-S", "12.00"],
    ["MUG-RED-M", "12.00"],
    ["MUG-LIGHT-BLUE-S", "12.00"],
    ["MUG-LIGHT-BLUE-M", "12.00"],
  ]);
});

test("an existing combination keeps its input", () => {
  const [plain] = startEditing(null).variants;
  const red = { ...plain!, colorId: 1, attributeValues: [12, 11], sku: "OLD", price: "9" };
  const made = combineVariants([red], [1, 2], [[11], [12]], nameOf);
  expect(made[0]).toBe(red);
  expect(made[1]).toMatchObject({ colorId: 2, attributeValues: [11, 12], sku: "OLD-LIGHT-BLUE-S-M" });
});

test("a discontinued choice stays inactive at the end until it is chosen again", () => {
  const [plain] = startEditing(null).variants;
  const [red, blue] = [1, 2].map((colorId) => ({ ...plain!, colorId, sku: `S-${colorId}`, isActive: colorId === 2 }));
  expect([...offeredChoices([red!, blue!]).colorIds]).toEqual([2]);
  const sized = combineVariants([red!, blue!], [2], [[11]], nameOf);
  expect(sized.map(({ colorId, attributeValues, isActive }) => [colorId, attributeValues, isActive])).toEqual([
    [2, [11], true],
    [1, [], false],
  ]);
  expect(combineVariants([red!, blue!], [1, 2], [], nameOf)).toMatchObject([{ ...red, isActive: true }, blue]);
});

test("without choices there is one variant", () => {
  expect(combineVariants(startEditing(null).variants, [], [], nameOf)).toHaveLength(1);
});

test("a column is filled with the value of its first row", () => {
  const [plain] = startEditing(null).variants;
  const filled = fillDown(
    [
      { ...plain!, price: "5" },
      { ...plain!, price: "6", sku: "B" },
    ],
    "price",
  );
  expect(filled.map(({ price, sku }) => [price, sku])).toEqual([
    ["5", ""],
    ["5", "B"],
  ]);
});

test("stock is sent as a difference, tags as a list, and empty specification rows are left out", () => {
  const product = startEditing(null);
  const [plain] = product.variants;
  const input = toProductInput({
    ...product,
    tags: "wool, winter,, ",
    specification: [
      { name: "Material", value: "Wool" },
      { name: "", value: "" },
    ],
    variants: [{ ...plain!, stock: 4, wantedStock: "10" }],
  });
  expect(input).toMatchObject({
    tags: ["wool", "winter"],
    specification: [{ name: "Material", value: "Wool" }],
    variants: [{ stock_change: 6, weight_grams: null }],
    maximum_order_quantity: null,
  });
});

test("an item is moved, but not past the ends", () => {
  expect(moveItem(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moveItem(["a", "b"], 0, -1)).toEqual(["a", "b"]);
});
