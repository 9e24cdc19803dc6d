import { expect, test } from "vitest";
import { changeProductInput, type ChangeProductInput } from "./product-admin.input.ts";
import { applyChange, splitChange } from "./product-change.ts";

const variant = (color: number, more: object = {}) => ({
  color_id: color,
  sku: `SKU-${color}`,
  price: "10",
  image: null,
  ...more,
});
const product = (more: object = {}): ChangeProductInput =>
  changeProductInput.parse({
    name: "Mug",
    category_id: 1,
    slug: "mug",
    revision: 3,
    variants: [variant(1), variant(2)],
    ...more,
  });

test("prices and stock of known variants apply at once, texts and new variants wait", () => {
  const wanted = product({
    name: "Big mug",
    variants: [variant(1, { price: "12", stock_change: 5 }), variant(2), variant(3, { stock_change: 7 })],
  });
  const { now, change } = splitChange(product(), wanted, null);
  expect(now).toMatchObject({ name: "Mug", variants: [{ price: "12", stock_change: 5 }, { price: "10" }] });
  expect(now.variants).toHaveLength(2);
  expect(change.fields).toEqual(["name", "variants"]);
  const stored = product({ variants: [variant(1, { price: "12" }), variant(2)] });
  const approved = applyChange(stored, change);
  expect(approved).toMatchObject({
    name: "Big mug",
    variants: [{ price: "12", stock_change: 0 }, { stock_change: 0 }, { sku: "SKU-3", stock_change: 7 }],
  });
});

test("a new variant that waits already keeps its units, and more can be added to them", () => {
  const first = splitChange(
    product(),
    product({ variants: [variant(1), variant(2), variant(3, { stock_change: 7 })] }),
    null,
  );
  const again = product({ variants: [variant(1), variant(2), variant(3, { stock_change: 2 })] });
  const { change } = splitChange(product(), again, first.change.content);
  expect(change.content.variants[2]).toMatchObject({ stock_change: 9 });
});

test("a variant that is taken away leaves at once; if all are replaced, the former ones stay until then", () => {
  const fewer = splitChange(product(), product({ variants: [variant(1)] }), null);
  expect(fewer.now.variants.map(({ sku }) => sku)).toEqual(["SKU-1"]);
  expect(fewer.change.fields).toEqual([]);
  const replaced = splitChange(product(), product({ variants: [variant(4)] }), null);
  expect(replaced.now.variants.map(({ sku }) => sku)).toEqual(["SKU-1", "SKU-2"]);
  expect(applyChange(product(), replaced.change).variants.map(({ sku }) => sku)).toEqual(["SKU-4"]);
});

test("what was changed otherwise since the proposal stays", () => {
  const { change } = splitChange(product(), product({ name: "Big mug", slug: "" }), null);
  const since = product({ short_description: "By the operator", variants: [variant(1, { price: "9" }), variant(5)] });
  expect(applyChange(since, change)).toMatchObject({
    name: "Big mug",
    slug: "mug",
    short_description: "By the operator",
    variants: [{ price: "9" }, { sku: "SKU-5" }],
  });
});
