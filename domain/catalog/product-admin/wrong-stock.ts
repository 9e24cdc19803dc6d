import type { Context } from "../../context.ts";
import type { WrongFields } from "./product-to-save.ts";
import type { StockTooLow } from "./save-variants.ts";

export function wrongStock(ctx: Context, { index, left }: StockTooLow): WrongFields {
  const sentence = ctx.t("Only {count} can be taken out; open orders need the others.", { count: left });
  return { code: "invalid_fields", errors: { [`variants.${index}.stock_change`]: sentence } };
}
