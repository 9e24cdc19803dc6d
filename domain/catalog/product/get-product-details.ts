import { compareMoney, percentBelow, type Money, zero } from "#shared/money.ts";
import type { Attribute } from "../attribute/attribute.ts";
import { findAttributes } from "../attribute/find-attributes.ts";
import { findBrandsById } from "../brand/find-brands.ts";
import { lineageOf, returnDaysIn } from "../category/category.ts";
import { getCategoryTree } from "../category/find-categories.ts";
import type { Color } from "../color/color.ts";
import { findColors } from "../color/find-colors.ts";
import { findUnits } from "../unit/find-units.ts";
import { PLAIN_UNIT } from "#shared/product-choices.ts";
import { inVisitorCurrency, show, type Context } from "../../context.ts";
import { rulesForVariant } from "../../pricing/price/find-price-rules.ts";
import { quantityLadder } from "../../pricing/price/quantity-ladder.ts";
import { cheapestDelivery } from "../../checkout/shipping/cheapest-delivery.ts";
import { packageRows } from "./package-rows.ts";
import { loadProduct, type LoadedProduct } from "./load-product.ts";
import type {
  LadderStep,
  ProductAttribute,
  ProductCampaign,
  ProductColor,
  ProductDetails,
  ProductVariant,
} from "./product.ts";
import type { VariantRow } from "./product.repository.ts";

/** Everything a product's screen shows; null if the product is hidden. */
export async function getProductDetails(ctx: Context, slug: string): Promise<ProductDetails | null> {
  const loaded = await loadProduct(ctx, slug);
  return loaded && presentProduct(ctx, loaded);
}

/** Turns loaded data into what the screen shows. */
export async function presentProduct(ctx: Context, loaded: LoadedProduct): Promise<ProductDetails> {
  const { row, variants, lead } = loaded;
  const { product, shop } = row;
  const [tree, brands, colors, attributes, unit] = await Promise.all([
    getCategoryTree(ctx),
    findBrandsById(ctx),
    findColors(ctx),
    findAttributes(ctx),
    presentUnit(ctx, product.unit),
  ]);
  const brand = product.brandId === null ? undefined : brands.get(product.brandId);
  const categories = lineageOf(tree, product.categoryId).map(({ id, slug, name }) => ({ id, slug, name }));
  const shopLink = { id: shop.id, slug: shop.slug, name: shop.name };
  const rating = product.ratingTenths / 10;
  return {
    id: product.id,
    slug: product.slug,
    name: row.name,
    image: product.images[0] ?? null,
    ...presentPrice(ctx, lead),
    rating,
    reviewsCount: product.reviewsCount,
    hasVariant: product.hasVariant,
    minimumOrderQuantity: product.minimumOrderQuantity,
    maximumOrderQuantity: product.maximumOrderQuantity,
    currentStock: variants.reduce((sum, { units }) => sum + units, 0),
    lowStockThreshold: product.lowStockThreshold,
    isDigital: product.type === "digital",
    shop: shopLink,
    isWishlisted: false,
    brand: brand ? { id: brand.id, slug: brand.slug, name: brand.name } : null,
    category: categories.at(-1)!,
    categories,
    shortDescription: row.shortDescription,
    description: row.description,
    specification: [...row.specification, ...packageRows(ctx, loaded)],
    gallery: product.images,
    galleryAlts: product.images.map((file) => row.alts[file] ?? ""),
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    colors: colorsOf(colors, variants),
    attributes: attributesOf(attributes, variants),
    variants: variants.map((variant) => presentVariant(ctx, loaded, variant)),
    ladder: presentLadder(ctx, loaded, lead),
    offerEndsAt: lead.price.endsAt?.toISOString() ?? null,
    campaign: presentCampaign(ctx, loaded),
    videoUrl: product.videoUrl,
    unit,
    weightGrams: product.weightGrams,
    isRefundable: product.isRefundable,
    returnDays: returnDaysIn(tree, product.categoryId, ctx.settings.returnDays),
    isCashOnDeliveryAllowed: product.isCashOnDeliveryAllowed,
    productShop: {
      ...shopLink,
      tagline: row.shopTagline,
      logo: shop.logo,
      rating: row.shopRatingTenths / 10,
      reviewsCount: row.shopReviewsCount,
      productsCount: row.shopProductsCount,
    },
    reviews: { average: rating, count: product.reviewsCount, stars: row.stars },
    delivery: product.type === "digital" ? null : presentDelivery(ctx, loaded),
    publishedAt: (product.publishedAt ?? ctx.now()).toISOString(),
    priceValidUntil: row.priceValidUntil?.toISOString() ?? null,
  };
}

async function presentUnit(ctx: Context, unit: string): Promise<string> {
  if (unit === PLAIN_UNIT) return unit;
  return (await findUnits(ctx)).find(({ name }) => name === unit)?.shownName ?? unit;
}

function presentVariant(ctx: Context, loaded: LoadedProduct, variant: VariantRow): ProductVariant {
  return {
    id: variant.id,
    colorId: variant.colorId,
    attributeValues: variant.attributeValues,
    ...presentPrice(ctx, variant),
    currentStock: variant.units,
    sku: variant.sku,
    image: variant.image,
    deliveryPrice: presentDeliveryPrice(ctx, loaded, variant),
    ladder: presentLadder(ctx, loaded, variant),
  };
}

function presentCampaign(ctx: Context, { row: { campaign } }: LoadedProduct): ProductCampaign | null {
  if (!campaign || campaign.endsAt <= ctx.now()) return null;
  const { endsAt: _endsAt, ...shown } = campaign;
  return shown;
}

function presentLadder(
  ctx: Context,
  { row, wholesale }: LoadedProduct,
  { id, price, fixed }: VariantRow,
): LadderStep[] {
  const { maximumOrderQuantity } = row.product;
  const rules = rulesForVariant(wholesale, row.product.id, id);
  return quantityLadder(price.oldPrice ?? price.price, price.price, rules, ctx.now())
    .filter((step) => maximumOrderQuantity === null || step.minimumQuantity <= maximumOrderQuantity)
    .map((step) => ({ ...step, price: show(ctx, inVisitorCurrency(ctx, step.price, fixed)) }));
}

function presentPrice(ctx: Context, { price: reduced, fixed }: Pick<VariantRow, "price" | "fixed">) {
  const price = inVisitorCurrency(ctx, reduced.price, fixed);
  const old = reduced.oldPrice && inVisitorCurrency(ctx, reduced.oldPrice, fixed);
  const oldPrice = old && compareMoney(old, price) > 0 ? old : null;
  const shown = (amount: Money | null) => amount && show(ctx, amount);
  return {
    price: show(ctx, price),
    oldPrice: shown(oldPrice),
    discountPercent: percentBelow(price, oldPrice),
    lowestPrice30Days:
      oldPrice && reduced.lowestPrice30Days && show(ctx, inVisitorCurrency(ctx, reduced.lowestPrice30Days, fixed)),
  };
}

function colorsOf(colors: readonly Color[], variants: readonly VariantRow[]): ProductColor[] {
  const ids = new Set(variants.map((variant) => variant.colorId));
  return colors.filter(({ id }) => ids.has(id));
}

function attributesOf(attributes: readonly Attribute[], variants: readonly VariantRow[]): ProductAttribute[] {
  const ids = new Set(variants.flatMap((variant) => variant.attributeValues));
  return attributes
    .map((attribute) => ({ ...attribute, values: attribute.values.filter(({ id }) => ids.has(id)) }))
    .filter((attribute) => attribute.values.length > 0);
}

/** The cheapest delivery for the minimum order quantity. */
function presentDelivery(ctx: Context, loaded: LoadedProduct): ProductDetails["delivery"] {
  const cheapest = deliveryOf(ctx, loaded, loaded.lead);
  if (!cheapest) return null;
  const { rate, price } = cheapest;
  return {
    name: ctx.t(rate.name),
    price: show(ctx, price),
    freeFrom: rate.freeFrom && show(ctx, inVisitorCurrency(ctx, rate.freeFrom)),
    minimumDays: rate.minimumDays,
    maximumDays: rate.maximumDays,
  };
}

function presentDeliveryPrice(
  ctx: Context,
  loaded: LoadedProduct,
  variant: VariantRow,
): ProductVariant["deliveryPrice"] {
  if (loaded.row.product.type === "digital") return show(ctx, zero(ctx.visitor.currency.code));
  const cheapest = deliveryOf(ctx, loaded, variant);
  return cheapest && show(ctx, cheapest.due);
}

function deliveryOf(ctx: Context, { row, shippingRates }: LoadedProduct, { price, fixed, weightGrams }: VariantRow) {
  return cheapestDelivery(ctx, shippingRates, {
    shopId: row.shop.id,
    productId: row.product.id,
    quantity: row.product.minimumOrderQuantity,
    weightGrams: weightGrams ?? row.product.weightGrams,
    cubicMillimeters: volumeOf(row.product),
    deliveryClass: row.product.deliveryClass,
    price: inVisitorCurrency(ctx, price.price, fixed),
  });
}

function volumeOf({ lengthMillimeters, widthMillimeters, heightMillimeters }: LoadedProduct["row"]["product"]): number {
  return (lengthMillimeters ?? 0) * (widthMillimeters ?? 0) * (heightMillimeters ?? 0);
}
