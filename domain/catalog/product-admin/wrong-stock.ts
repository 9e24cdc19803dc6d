import type { Context } from "../../context.ts";
import type { WrongFields } from "./product-to-save.ts";
import type { StockTooLow } from "./save-variants.ts";

export function wrongStock(ctx: Context, { index, left }: StockTooLow): WrongFields {
  const sentence = ctx.t("Only {count} can be removed. The rest are reserved for open orders.", { count: left });
  return { code: "invalid_fields", errors: { [`variants.${index}.stock_change`]: sentence } };
}
