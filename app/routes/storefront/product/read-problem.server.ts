import type { Context } from "#domain/context.ts";
import type { ProductDetails } from "#domain/catalog/product/product.ts";
import { FAILURES } from "#shared/failures.ts";

const CODES = [
  "product_gone",
  "shop_closed",
  "out_of_stock",
  "not_enough_stock",
  "below_minimum",
  "above_maximum",
  "above_sale_maximum",
  "too_many_lines",
  "page_expired",
  "malformed",
] as const;

/** Why a form submitted without scripts returned to its product, as a sentence. */
export function readProblem(ctx: Context, product: ProductDetails, parameters: URLSearchParams): string | null {
  const requested = parameters.get("problem");
  if (requested === "variant_missing") return ctx.t("Choose your options first.");
  const code = CODES.find((each) => each === requested);
  if (!code) return null;
  const name = code === "shop_closed" ? product.shop.name : product.name;
  return ctx.t(FAILURES[code].keyword, { name, count: Number(parameters.get("count")) || 0 });
}
