import type { Failure } from "#shared/failures.ts";
import { parseMajorUnits, zero, type FixedPrice, type Money } from "#shared/money.ts";
import type { Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { previewProduct, type PreviewFailure, type PreviewedProduct } from "../product/preview-product.ts";
import type { ProductDetails } from "../product/product.ts";
import { changeInputOf } from "./change-input-of.ts";
import { getLiveProduct } from "./get-product-form.ts";
import { type ProductOwner, variantKey } from "./product-admin.ts";
import type { ChangeProductInput } from "./product-admin.input.ts";
import { applyChange } from "./product-change.ts";
import { getChange } from "./product-change.repository.ts";

/** The page of a product as it would be with the change that waits or was refused; without one, as it is. */
export async function previewChange(
  ctx: Context,
  owner: ProductOwner,
  id: number,
): Promise<Result<ProductDetails, Failure<"not_found"> | PreviewFailure>> {
  const live = await getLiveProduct(ctx, owner, id);
  if (!live.ok) return live;
  const change = await getChange(ctx, id);
  if (!change) return previewProduct(ctx, owner.shopId, id);
  const current = changeInputOf(live.value);
  const ids = new Map(live.value.variants.map((variant) => [variantKey(variant), variant.id]));
  return previewProduct(ctx, owner.shopId, id, (shown) => withContent(ctx, shown, applyChange(current, change), ids));
}

function withContent(
  ctx: Context,
  { row, variants }: PreviewedProduct,
  content: ChangeProductInput,
  ids: ReadonlyMap<string, number>,
): PreviewedProduct {
  const texts = content.translations[ctx.visitor.language.code];
  const images = content.pictures.map(({ file }) => file);
  const known = new Map(variants.map((variant) => [variant.id, variant]));
  const shown = content.variants
    .filter(({ is_active: isActive }) => isActive)
    .flatMap((variant, index) => {
      const { color_id: colorId, attribute_values: attributeValues } = variant;
      const ofColor = content.pictures.find(({ color_id: of }) => colorId !== null && of === colorId);
      const image = variant.image ?? ofColor?.file ?? null;
      const id = ids.get(variantKey({ colorId, attributeValues }));
      if (id !== undefined) {
        const there = known.get(id);
        return there ? [{ ...there, image }] : [];
      }
      const price = parseMajorUnits(variant.price, ctx.baseCurrency.code) ?? zero(ctx.baseCurrency.code);
      const own = { price, oldPrice: null, lowestPrice30Days: null, validUntil: null, endsAt: null };
      const { sku, weight_grams: weightGrams, stock_change: units } = variant;
      // New ones have no id yet.
      const fixed = fixedPriceOf(ctx, variant, price);
      return [{ id: -1 - index, colorId, attributeValues, sku, image, weightGrams, units, price: own, fixed }];
    });
  return {
    row: {
      ...row,
      name: texts?.name || content.name,
      shortDescription: texts?.short_description || content.short_description,
      description: texts?.description || content.description,
      specification: texts && texts.specification.length > 0 ? texts.specification : content.specification,
      seoTitle: texts?.seo_title || content.seo_title,
      seoDescription: texts?.seo_description || content.seo_description,
      alts: Object.fromEntries(content.pictures.map(({ file, alt }) => [file, alt])),
      product: {
        ...row.product,
        images,
        categoryId: content.category_id,
        brandId: content.brand_id,
        type: content.type,
        unit: content.unit,
        videoUrl: content.video_url === undefined ? row.product.videoUrl : content.video_url || null,
        slug: content.slug,
        hasVariant: shown.length > 1,
      },
    },
    variants: shown,
  };
}

function fixedPriceOf(
  { visitor: { currency } }: Context,
  { fixed_prices: prices = [] }: ChangeProductInput["variants"][number],
  own: Money,
): FixedPrice | null {
  const typed = prices.find((price) => price.currency === currency.code);
  const price = typed ? parseMajorUnits(typed.price, currency.code) : null;
  return price && { own, price };
}
