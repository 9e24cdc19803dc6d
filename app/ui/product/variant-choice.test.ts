import { describe, expect, it } from "vitest";
import type { ProductVariant } from "#domain/catalog/product/product.ts";
import {
  axesOf,
  chosenVariant,
  firstChoice,
  matchingVariants,
  openAxes,
  optionState,
  quantityRange,
  withOption,
} from "./variant-choice.ts";

const RED = 1;
const BLUE = 2;
const SMALL = 11;
const LARGE = 12;
const COTTON = 21;

const variant = (
  id: number,
  colorId: number | null,
  values: number[],
  currentStock = 5,
  amount = 1000,
): ProductVariant => ({
  id,
  colorId,
  attributeValues: values,
  price: { amount, currency: "USD", formatted: `$${amount / 100}` },
  oldPrice: null,
  discountPercent: 0,
  lowestPrice30Days: null,
  currentStock,
  sku: `SKU-${id}`,
  image: null,
  deliveryPrice: null,
  ladder: [],
});

const shirt = {
  colors: [
    { id: RED, name: "Red", hex: "#ff0000" },
    { id: BLUE, name: "Blue", hex: "#0000ff" },
    { id: 3, name: "Green", hex: "#00ff00" },
  ],
  attributes: [
    {
      id: 5,
      name: "Size",
      guide: null,
      values: [
        { id: SMALL, name: "S" },
        { id: LARGE, name: "L" },
      ],
    },
    { id: 6, name: "Material", guide: null, values: [{ id: COTTON, name: "Cotton" }] },
  ],
  variants: [
    variant(101, RED, [LARGE, COTTON], 5, 900),
    variant(102, BLUE, [SMALL, COTTON], 0, 800),
    variant(103, BLUE, [LARGE, COTTON]),
  ],
};
const axes = axesOf(shirt, "Color");
const [color, size] = axes as [(typeof axes)[0], (typeof axes)[0]];

describe("choosing a variant", () => {
  it("asks for what the variants differ in, and offers only what one of them has", () => {
    expect(axes.map(({ name }) => name)).toEqual(["Color", "Size", "Material"]);
    expect(color.options.map(({ name }) => name)).toEqual(["Red", "Blue"]);
  });

  it("begins with the color of the cheapest in stock and leaves the size to the shopper", () => {
    const choice = firstChoice(shirt, axes, null);
    expect(choice).toEqual({ color: RED, 6: COTTON });
    expect(openAxes(axes, choice)).toEqual([size]);
    expect(chosenVariant(shirt, axes, choice)).toBeNull();
  });

  it("begins with the variant of a shared link, and with an unknown one as if there were none", () => {
    expect(chosenVariant(shirt, axes, firstChoice(shirt, axes, 103))?.id).toBe(103);
    expect(firstChoice(shirt, axes, 999)).toEqual(firstChoice(shirt, axes, null));
  });

  it("marks combinations that do not exist or are sold out", () => {
    const red = { color: RED };
    expect(optionState(shirt, axes, red, size, SMALL)).toBe("impossible");
    expect(optionState(shirt, axes, red, size, LARGE)).toBe("available");
    expect(optionState(shirt, axes, { color: BLUE }, size, SMALL)).toBe("sold_out");
    expect(optionState(shirt, axes, {}, size, SMALL)).toBe("sold_out");
  });

  it("drops parts of the choice that do not fit the new option", () => {
    const large = { color: RED, 5: LARGE, 6: COTTON };
    expect(withOption(shirt, axes, large, color, BLUE)).toEqual({ color: BLUE, 5: LARGE, 6: COTTON });
    expect(withOption(shirt, axes, large, size, SMALL)).toEqual({ 5: SMALL, 6: COTTON });
  });

  it("knows the variants that are still possible", () => {
    expect(matchingVariants(shirt, axes, { color: BLUE }).map(({ id }) => id)).toEqual([102, 103]);
    expect(matchingVariants(shirt, axes, {}).length).toBe(3);
  });

  it("keeps the quantity between minimum, maximum and stock", () => {
    expect(quantityRange({ minimumOrderQuantity: 2, maximumOrderQuantity: 6 }, 10)).toEqual({ min: 2, max: 6 });
    expect(quantityRange({ minimumOrderQuantity: 2, maximumOrderQuantity: null }, 3)).toEqual({ min: 2, max: 3 });
    expect(quantityRange({ minimumOrderQuantity: 1, maximumOrderQuantity: 6 }, 0)).toEqual({ min: 1, max: 0 });
  });
});
