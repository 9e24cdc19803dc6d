import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { inVisitorCurrency, type Context } from "../../context.ts";
import { limitOfAddress, consumeRateLimit } from "../../platform/rate-limit/consume-rate-limit.ts";
import type { ProductAlertInput } from "./product-alert.input.ts";
import { getAlertedVariant, writeAlert } from "./product-alert.repository.ts";

export type AskForAlertFailure = Failure<"too_many_tries" | "not_found" | "in_stock_already">;

/**
 * Requests one mail when a variant is back in stock or cheaper. The result does not reveal whether the address already
 * had an alert.
 */
export async function askForAlert(
  ctx: Context,
  { variant_id: variantId, kind, email }: ProductAlertInput,
): Promise<Result<null, AskForAlertFailure>> {
  const taken = await consumeRateLimit(ctx, limitOfAddress(ctx, "product-alert", ctx.settings.alertTriesPerAddress));
  if (!taken.ok) return taken;
  const variant = await getAlertedVariant(ctx, variantId);
  if (!variant) return failure({ code: "not_found" });
  if (kind === "back_in_stock" && variant.isInStock) return failure({ code: "in_stock_already" });
  const { customerId, language, currency } = ctx.visitor;
  await writeAlert(ctx, {
    kind,
    customerId,
    email,
    productId: variant.productId,
    variantId,
    price: variant.price,
    seen: inVisitorCurrency(ctx, variant.price, variant.fixed),
    languageCode: language.code,
    currencyCode: currency.code,
    keyHash: ctx.hashToken(ctx.newToken()),
  });
  return success(null);
}
