import { parseMajorUnits, compareMoney, isZero, type Money } from "#shared/money.ts";
import { parsePercent } from "#shared/percent.ts";
import { ownVideoSlug } from "#shared/product-video.ts";
import type { QuantityPriceKind } from "#shared/product-choices.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { findAttributes } from "../attribute/find-attributes.ts";
import { isBrandOffered } from "../brand/find-brands.ts";
import { getCategoryTree } from "../category/find-categories.ts";
import { findColors } from "../color/find-colors.ts";
import type { Context } from "../../context.ts";
import { findAllCurrencies } from "../../platform/currency/find-currencies.ts";
import { findTranslatedLanguages } from "../../platform/language/find-translated-languages.ts";
import { variantKey, type ProductImage, type ProductTexts, type TypedPrice } from "./product-admin.ts";
import type { ProductInput } from "./product-admin.input.ts";
import { findTakenSkus, isShopVideo, isTaxClass } from "./product-check.repository.ts";
import { readFields, readTexts } from "./read-fields.ts";

/** Sentences by field, such as `variants.0.sku`. */
export type WrongFields = { code: "invalid_fields"; errors: Record<string, string> };

export type VariantToSave = {
  colorId: number | null;
  /** With the attribute of each value. */
  values: { attributeId: number; valueId: number }[];
  sku: string;
  barcode: string;
  price: Money;
  /** Absent: as it is. */
  cost: Money | null | undefined;
  /** In other currencies. Absent: unchanged. */
  fixedPrices: Money[] | undefined;
  special: { price: Money; startsAt: Date | null; endsAt: Date | null } | null;
  stockChange: number;
  weightGrams: number | null;
  image: string | null;
  isActive: boolean;
};

export type QuantityPriceToSave = {
  minimumQuantity: number;
  discountKind: QuantityPriceKind;
  amount: Money | null;
  percentBasisPoints: number | null;
};

/** The stored data of a product, except its shop, status and slug. */
export type ProductToSave = ProductTexts & {
  categoryId: number;
  brandId: number | null;
  type: "physical" | "digital";
  tags: string[];
  pictures: ProductImage[];
  /** Absent: as it is. */
  videoUrl?: string | null;
  unit: string;
  weightGrams: number;
  lengthMillimeters: number | null;
  widthMillimeters: number | null;
  heightMillimeters: number | null;
  deliveryClass: string;
  taxClassCode: string;
  isRefundable: boolean;
  isCashOnDeliveryAllowed: boolean;
  minimumOrderQuantity: number;
  maximumOrderQuantity: number | null;
  lowStockThreshold: number;
  translations: (ProductTexts & { languageCode: string })[];
  /** Only translations into these are replaced. */
  translatedLanguages: string[];
  variants: VariantToSave[];
  /** Absent: existing ones stay. */
  quantityPrices: QuantityPriceToSave[] | undefined;
};

/** The codes of all currencies but the base one, also of those that are switched off. */
export async function findOtherCurrencies(ctx: Context): Promise<Set<string>> {
  const codes = (await findAllCurrencies(ctx)).map(({ code }) => code);
  return new Set(codes.filter((code) => code !== ctx.baseCurrency.code));
}

/** Converts the input to stored data. `productId`: of the product that is changed. */
export async function readProduct(
  ctx: Context,
  input: ProductInput,
  shopId: number,
  productId: number | null,
): Promise<Result<ProductToSave, WrongFields>> {
  const errors: Record<string, string> = {};
  const videoUrl = readVideoAddress(ctx, input.video_url);
  await checkReferences(ctx, input, { shopId, productId }, errors);
  if (videoUrl && !(await isVideoOfShop(ctx, shopId, videoUrl)))
    errors.video_url = "This shop has no video with this address.";
  const attributeOf = new Map(
    (await findAttributes(ctx)).flatMap(({ id, values }) => values.map((value) => [value.id, id])),
  );
  const known = { attributeOf, currencies: await findOtherCurrencies(ctx) };
  const variants = input.variants.map((variant, index) => readVariant(ctx, variant, known, index, errors));
  const quantityPrices = input.quantity_prices?.map((price, index) => readQuantityPrice(ctx, price, index, errors));
  checkChoices(input, errors);
  if (Object.keys(errors).length > 0) return failure({ code: "invalid_fields", errors });
  const translatedLanguages = await findTranslatedLanguages(ctx);
  const pictures = input.pictures.map(({ color_id: colorId, ...picture }) => ({ ...picture, colorId }));
  return success({
    ...readTexts(input),
    ...readFields(input),
    pictures: [...new Map(pictures.map((picture) => [picture.file, picture])).values()],
    ...(videoUrl !== undefined && { videoUrl }),
    translations: readTranslations(input, translatedLanguages),
    translatedLanguages,
    variants: variants.map((variant) => ({ ...variant, image: imageOf(variant, pictures) })),
    quantityPrices,
  });
}

/** A video of this site is stored as its path. Undefined: unchanged. */
function readVideoAddress({ shopUrl }: Context, typed: string | undefined): string | null | undefined {
  if (typed === undefined) return undefined;
  return (typed.startsWith(`${shopUrl}/video-shopping/`) ? typed.slice(shopUrl.length) : typed) || null;
}

/** True for videos hosted elsewhere, which belong to no shop. */
async function isVideoOfShop(ctx: Context, shopId: number, address: string): Promise<boolean> {
  const slug = ownVideoSlug(address);
  return slug === null || isShopVideo(ctx, shopId, slug);
}

function readTranslations(input: ProductInput, languages: readonly string[]): ProductToSave["translations"] {
  return Object.entries(input.translations)
    .filter(([languageCode, texts]) => languages.includes(languageCode) && texts.name !== "")
    .map(([languageCode, texts]) => ({ languageCode, ...readTexts(texts) }));
}

async function checkReferences(
  ctx: Context,
  input: ProductInput,
  { shopId, productId }: { shopId: number; productId: number | null },
  errors: Record<string, string>,
): Promise<void> {
  const [tree, isOffered, colors, taken, isClass] = await Promise.all([
    getCategoryTree(ctx),
    input.brand_id === null || isBrandOffered(ctx, shopId, input.brand_id),
    findColors(ctx),
    findTakenSkus(
      ctx,
      productId,
      input.variants.map(({ sku }) => sku),
    ),
    isTaxClass(ctx, input.tax_class_code),
  ]);
  if (!tree.byId.has(input.category_id)) errors.category_id = "Choose one of the options.";
  if (!isOffered) errors.brand_id = "Choose one of the options.";
  if (!isClass) errors.tax_class_code = "Choose one of the options.";
  const isColor = (id: number | null) => id === null || colors.some((color) => color.id === id);
  for (const [index, picture] of input.pictures.entries())
    if (!isColor(picture.color_id)) errors[`pictures.${index}.color_id`] = "Choose one of the options.";
  const files = new Set(input.pictures.map(({ file }) => file));
  for (const [index, variant] of input.variants.entries()) {
    if (!isColor(variant.color_id)) errors[`variants.${index}.color_id`] = "Choose one of the options.";
    if (taken.has(variant.sku)) errors[`variants.${index}.sku`] = "Another product has this SKU.";
    if (variant.image !== null && !files.has(variant.image))
      errors[`variants.${index}.image`] = "Choose one of the options.";
  }
  for (const [language, texts] of Object.entries(input.translations))
    if (texts.name === "" && (texts.short_description !== "" || texts.description !== ""))
      errors[`translations.${language}.name`] = "This field is required.";
}

/** A fixed price of 0 has no proportion to the usual one. */
function readFixedPrices(
  typed: readonly TypedPrice[],
  currencies: ReadonlySet<string>,
  path: string,
  errors: Record<string, string>,
): Money[] {
  const read = new Map<string, Money>();
  for (const [index, { currency, price }] of typed.entries()) {
    if (price === "") continue;
    const amount = parseMajorUnits(price, currency);
    const complain = (sentence: string) => (errors[`${path}.fixed_prices.${index}.price`] = sentence);
    if (!currencies.has(currency) || read.has(currency)) complain("Choose one of the options.");
    else if (!amount) complain("This amount has too many decimals.");
    else if (isZero(amount)) complain("Enter an amount.");
    else read.set(currency, amount);
  }
  return [...read.values()];
}

function readVariant(
  ctx: Context,
  variant: ProductInput["variants"][number],
  { attributeOf, currencies }: { attributeOf: ReadonlyMap<number, number>; currencies: ReadonlySet<string> },
  index: number,
  errors: Record<string, string>,
): VariantToSave {
  const currency = ctx.baseCurrency.code;
  const price = parseMajorUnits(variant.price, currency);
  if (!price) errors[`variants.${index}.price`] = "This amount has too many decimals.";
  const cost = variant.cost ? parseMajorUnits(variant.cost, currency) : null;
  if (variant.cost && !cost) errors[`variants.${index}.cost`] = "This amount has too many decimals.";
  const special = variant.special_price === "" ? null : parseMajorUnits(variant.special_price, currency);
  if (variant.special_price !== "" && !special)
    errors[`variants.${index}.special_price`] = "This amount has too many decimals.";
  if (price && special && compareMoney(special, price) >= 0)
    errors[`variants.${index}.special_price`] = "The special price must be below the price.";
  const values = variant.attribute_values.map((valueId) => ({ attributeId: attributeOf.get(valueId) ?? 0, valueId }));
  if (new Set(values.map(({ attributeId }) => attributeId)).size < values.length || values.some(isUnknown))
    errors[`variants.${index}.attribute_values`] = "Choose one of the options.";
  return {
    colorId: variant.color_id,
    values,
    sku: variant.sku,
    barcode: variant.barcode,
    price: price ?? parseMajorUnits("0", currency)!,
    cost: variant.cost === undefined ? undefined : cost,
    fixedPrices: variant.fixed_prices && readFixedPrices(variant.fixed_prices, currencies, `variants.${index}`, errors),
    special: special && {
      price: special,
      startsAt: instantOf(variant.special_starts_at),
      endsAt: instantOf(variant.special_ends_at),
    },
    stockChange: variant.stock_change,
    weightGrams: variant.weight_grams,
    image: variant.image,
    isActive: variant.is_active,
  };
}

function readQuantityPrice(
  ctx: Context,
  typed: NonNullable<ProductInput["quantity_prices"]>[number],
  index: number,
  errors: Record<string, string>,
): QuantityPriceToSave {
  const { minimum_quantity: minimumQuantity, discount_kind: discountKind, value } = typed;
  const isPercent = discountKind === "percent";
  const percentBasisPoints = isPercent ? parsePercent(value) : null;
  const amount = isPercent ? null : parseMajorUnits(value, ctx.baseCurrency.code);
  if (percentBasisPoints === null && amount === null)
    errors[`quantity_prices.${index}.value`] = isPercent
      ? "Enter a percentage from 0.01 to 99.99."
      : "This amount has too many decimals.";
  return { minimumQuantity, discountKind, amount, percentBasisPoints };
}

const isUnknown = ({ attributeId }: { attributeId: number }) => attributeId === 0;

/** Two variants with the same choices could not be distinguished. */
function checkChoices(input: ProductInput, errors: Record<string, string>): void {
  const known = new Set<string>();
  for (const [index, { color_id: colorId, attribute_values: attributeValues }] of input.variants.entries()) {
    const key = variantKey({ colorId, attributeValues });
    if (known.has(key)) errors[`variants.${index}.attribute_values`] = "Another variant has the same choices.";
    known.add(key);
  }
}

/** Its own image, or the first one of its color. */
function imageOf({ image, colorId }: VariantToSave, pictures: readonly ProductImage[]): string | null {
  if (image !== null || colorId === null) return image;
  return pictures.find((picture) => picture.colorId === colorId)?.file ?? null;
}

function instantOf(text: string): Date | null {
  return text === "" ? null : new Date(text);
}
