import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { findShippingRates } from "../../checkout/shipping/find-shipping-rates.ts";
import { findWholesaleRules } from "../../pricing/price/find-price-rules.ts";
import { findPricesNow } from "./find-prices-now.ts";
import { presentProduct } from "./get-product-details.ts";
import { cheapest } from "./load-product.ts";
import { findPreviewVariants, getPreviewRow } from "./product-preview.repository.ts";
import type { ProductDetails } from "./product.ts";
import type { ProductRow, VariantRow } from "./product.repository.ts";

export type PreviewFailure = Failure<"not_found" | "product_without_variant">;

/** What a page is made of that a preview may replace. */
export type PreviewedProduct = { row: ProductRow; variants: VariantRow[] };

/**
 * What the page of a product will show, published or not, for those who manage it: of this shop, or of any if null.
 * Nothing of it is cached. `changed`: the product with a change that is not saved.
 */
export async function previewProduct(
  ctx: Context,
  shopId: number | null,
  productId: number,
  changed: (saved: PreviewedProduct) => PreviewedProduct = (saved) => saved,
): Promise<Result<ProductDetails, PreviewFailure>> {
  const row = await getPreviewRow(ctx, shopId, productId);
  if (!row) return failure({ code: "not_found" });
  const [found, prices, shippingRates, wholesale] = await Promise.all([
    findPreviewVariants(ctx, productId),
    findPricesNow(ctx, [productId]),
    findShippingRates(ctx, [row.shop.id]),
    findWholesaleRules(ctx, productId),
  ]);
  const saved = found.flatMap((variant) => {
    const price = prices.get(variant.id);
    return price ? [{ ...variant, price }] : [];
  });
  const shown = changed({ row, variants: saved });
  if (shown.variants.length === 0) return failure({ code: "product_without_variant", values: { name: row.name } });
  const loaded = { ...shown, lead: cheapest(ctx, shown.variants), shippingRates, wholesale };
  return success(await presentProduct(ctx, loaded));
}
