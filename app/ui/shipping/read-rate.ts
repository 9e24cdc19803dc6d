import type { ShippingRateInput } from "#domain/checkout/shipping/shipping.input.ts";
import type { ShippingMethod } from "#domain/checkout/shipping/shipping.ts";
import { textOf } from "../form/read-form.ts";

/** The delivery from the dialog's form; empty rows are ignored. */
export function readRate(
  data: FormData,
  method: ShippingMethod,
  changed: { id: number; version: string } | undefined,
): ShippingRateInput {
  const zone = textOf(data, "zone_id");
  const isZoned = method === "area_base" || (method === "weight_base" && zone !== "");
  const max = textOf(data, "maximum_grams");
  return {
    ...(changed && { id: changed.id, version: changed.version }),
    name: textOf(data, "name"),
    method,
    country_code: isZoned ? null : textOf(data, "country_code") || null,
    zone_id: isZoned && zone !== "" ? Number(zone) : null,
    price: textOf(data, "price"),
    is_per_unit: data.has("is_per_unit"),
    product_prices: readPairs(data, "product_id", "product_price").map(([product, price]) => ({
      product_id: Number(product),
      price,
    })),
    steps: readPairs(data, "step_from", "step_price").map(([from, price]) => ({ from, price })),
    weight_bands: readPairs(data, "band_grams", "band_price").map(([grams, price]) => ({
      up_to_grams: Number(grams),
      price,
    })),
    maximum_grams: max === "" ? null : Number(max),
    excluded_classes: textOf(data, "excluded_classes")
      .split(/[,،]/)
      .map((name) => name.trim())
      .filter(Boolean),
    free_from: textOf(data, "free_from") || null,
    minimum_days: Number(textOf(data, "minimum_days")),
    maximum_days: Number(textOf(data, "maximum_days")),
  };
}

function readPairs(data: FormData, first: string, second: string): [string, string][] {
  const seconds = textsOf(data, second);
  return textsOf(data, first)
    .map((value, index): [string, string] => [value, seconds[index] ?? ""])
    .filter(([one, other]) => one !== "" && other !== "");
}

/** The values of fields with the same name, row by row. */
export function textsOf(data: FormData, name: string): string[] {
  return data.getAll(name).map((value) => (typeof value === "string" ? value.trim() : ""));
}
