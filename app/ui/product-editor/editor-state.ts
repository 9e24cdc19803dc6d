import type {
  ProductForm,
  ProductImage,
  ProductTexts,
  QuantityPrice,
  VariantForm,
} from "#domain/catalog/product-admin/product-admin.ts";
import type { ChangeProductInput } from "#domain/catalog/product-admin/product-admin.input.ts";
import { toWire } from "#shared/wire.ts";
import { splitTags } from "../form/split-tags.ts";

/** A variant while it is edited; `stock` is what it has, `wantedStock` what was typed. */
export type EditedVariant = Omit<VariantForm, "id" | "weightGrams"> & {
  isNew: boolean;
  wantedStock: string;
  weightGrams: string;
};

export type EditedQuantityPrice = Omit<QuantityPrice, "minimumQuantity"> & { minimumQuantity: string };

/** A product while it is edited: numbers as typed. */
export type EditedProduct = ProductTexts & {
  categoryId: string;
  brandId: string;
  type: "physical" | "digital";
  tags: string;
  pictures: ProductImage[];
  videoUrl: string;
  unit: string;
  weightGrams: string;
  lengthMm: string;
  widthMm: string;
  heightMm: string;
  deliveryClass: string;
  taxClassCode: string;
  isRefundable: boolean;
  isCashOnDeliveryAllowed: boolean;
  minimumOrderQuantity: string;
  maximumOrderQuantity: string;
  lowStockThreshold: string;
  slug: string;
  stockReason: string;
  variants: EditedVariant[];
  quantityPrices: EditedQuantityPrice[];
  /** An ISO instant; empty if it is not published automatically. */
  publishAt: string;
  /** By language. */
  translations: Record<string, ProductTexts>;
};

export const NO_TEXTS: ProductTexts = {
  name: "",
  shortDescription: "",
  description: "",
  specification: [],
  seoTitle: "",
  seoDescription: "",
};

const NEW_VARIANT: EditedVariant = {
  isNew: true,
  colorId: null,
  attributeValues: [],
  sku: "",
  barcode: "",
  price: "",
  cost: "",
  fixedPrices: [],
  specialPrice: "",
  specialStartsAt: "",
  specialEndsAt: "",
  stock: 0,
  wantedStock: "0",
  weightGrams: "",
  image: null,
  isActive: true,
};

const NEW_PRODUCT: EditedProduct = {
  ...NO_TEXTS,
  categoryId: "",
  brandId: "",
  type: "physical",
  tags: "",
  pictures: [],
  videoUrl: "",
  unit: "piece",
  weightGrams: "",
  lengthMm: "",
  widthMm: "",
  heightMm: "",
  deliveryClass: "",
  taxClassCode: "standard",
  isRefundable: true,
  isCashOnDeliveryAllowed: true,
  minimumOrderQuantity: "1",
  maximumOrderQuantity: "",
  lowStockThreshold: "5",
  slug: "",
  stockReason: "",
  variants: [NEW_VARIANT],
  quantityPrices: [],
  publishAt: "",
  translations: {},
};

/** Null: a new product. */
export function startEditing(product: ProductForm | null): EditedProduct {
  if (!product) return NEW_PRODUCT;
  return {
    ...textsOf(product),
    categoryId: String(product.categoryId),
    brandId: product.brandId === null ? "" : String(product.brandId),
    type: product.type,
    tags: joinTags(product.tags),
    pictures: product.pictures,
    videoUrl: product.videoUrl,
    unit: product.unit,
    weightGrams: product.weightGrams === 0 ? "" : String(product.weightGrams),
    lengthMm: String(product.lengthMm ?? ""),
    widthMm: String(product.widthMm ?? ""),
    heightMm: String(product.heightMm ?? ""),
    deliveryClass: product.deliveryClass,
    taxClassCode: product.taxClassCode,
    isRefundable: product.isRefundable,
    isCashOnDeliveryAllowed: product.isCashOnDeliveryAllowed,
    minimumOrderQuantity: String(product.minimumOrderQuantity),
    maximumOrderQuantity: product.maximumOrderQuantity === null ? "" : String(product.maximumOrderQuantity),
    lowStockThreshold: String(product.lowStockThreshold),
    slug: product.slug,
    stockReason: "",
    variants: product.variants.map(({ id: _id, weightGrams, ...variant }) => ({
      ...variant,
      isNew: false,
      wantedStock: String(variant.stock),
      weightGrams: weightGrams === null ? "" : String(weightGrams),
    })),
    quantityPrices: product.quantityPrices.map(({ minimumQuantity, ...price }) => ({
      ...price,
      minimumQuantity: String(minimumQuantity),
    })),
    publishAt: product.publishAt,
    translations: Object.fromEntries(product.translations.map(({ language, ...texts }) => [language, texts])),
  };
}

/** What the call takes, except what differs between a new product and a change. */
export function toProductInput(product: EditedProduct): Omit<ChangeProductInput, "revision"> {
  const texts = textsOf(product);
  return {
    ...toWire({ ...texts, specification: filledRows(texts) }),
    category_id: countOf(product.categoryId),
    brand_id: product.brandId === "" ? null : Number(product.brandId),
    type: product.type,
    tags: splitTags(product.tags),
    pictures: toWire(product.pictures),
    video_url: product.videoUrl.trim(),
    unit: product.unit,
    weight_grams: countOf(product.weightGrams),
    length_mm: countOf(product.lengthMm) || null,
    width_mm: countOf(product.widthMm) || null,
    height_mm: countOf(product.heightMm) || null,
    delivery_class: product.deliveryClass.trim(),
    tax_class_code: product.taxClassCode,
    is_refundable: product.isRefundable,
    is_cash_on_delivery_allowed: product.isCashOnDeliveryAllowed,
    minimum_order_quantity: countOf(product.minimumOrderQuantity),
    maximum_order_quantity: product.maximumOrderQuantity === "" ? null : countOf(product.maximumOrderQuantity),
    low_stock_threshold: countOf(product.lowStockThreshold),
    slug: product.slug,
    stock_reason: product.stockReason,
    variants: product.variants.map(({ isNew: _isNew, stock, wantedStock, weightGrams, ...variant }) => ({
      ...toWire(variant),
      stock_change: countOf(wantedStock) - stock,
      weight_grams: weightGrams === "" ? null : countOf(weightGrams),
    })),
    quantity_prices: product.quantityPrices.map(({ minimumQuantity, discountKind, value }) => ({
      minimum_quantity: countOf(minimumQuantity),
      discount_kind: discountKind,
      value,
    })),
    publish_at: product.publishAt,
    translations: Object.fromEntries(
      Object.entries(product.translations).map(([language, each]) => [
        language,
        toWire({ ...each, specification: filledRows(each) }),
      ]),
    ),
  };
}

/**
 * One variant for each combination of the colors and of one value per group. Those that were there keep what was
 * entered; a new one takes the price and weight of the first.
 */
export function combineVariants(
  present: readonly EditedVariant[],
  colorIds: readonly number[],
  valueGroups: readonly (readonly number[])[],
  nameOf: (choice: { colorId: number | null; attributeValues: number[] }) => string,
): EditedVariant[] {
  const [first] = present;
  const stem = stemOf(present);
  const known = new Map(present.map((variant) => [keyOf(variant), variant]));
  const offered = offeredChoices(present);
  const values = valueGroups
    .filter((group) => group.length > 0)
    .reduce<number[][]>((rows, group) => rows.flatMap((row) => group.map((id) => [...row, id])), [[]]);
  const combined = (colorIds.length > 0 ? colorIds : [null]).flatMap((colorId) =>
    values.map((attributeValues): EditedVariant => {
      const choice = { colorId, attributeValues };
      const there = known.get(keyOf(choice));
      if (there) {
        const wasOffered = offered.colorIds.has(colorId) && attributeValues.every((id) => offered.valueIds.has(id));
        return wasOffered ? there : { ...there, isActive: true };
      }
      const suffix = skuPart(nameOf(choice));
      return {
        ...NEW_VARIANT,
        ...choice,
        price: first?.price ?? "",
        weightGrams: first?.weightGrams ?? "",
        sku: stem === "" ? suffix : [stem, suffix].filter(Boolean).join("-"),
      };
    }),
  );
  const keys = new Set(combined.map(keyOf));
  return [...combined, ...present.filter((variant) => !variant.isActive && !keys.has(keyOf(variant)))];
}

/** The colors and values of active variants: what shoppers can choose from. */
export function offeredChoices(variants: readonly EditedVariant[]) {
  const active = variants.filter(({ isActive }) => isActive);
  return {
    colorIds: new Set(active.map(({ colorId }) => colorId)),
    valueIds: new Set(active.flatMap(({ attributeValues }) => attributeValues)),
  };
}

/** The value of the first row in one column, for all rows. */
export function fillDown<Column extends keyof EditedVariant>(
  variants: readonly EditedVariant[],
  column: Column,
): EditedVariant[] {
  const [first] = variants;
  return variants.map((variant) => (first ? { ...variant, [column]: first[column] } : variant));
}

export function fixedPriceIn({ fixedPrices }: EditedVariant, currency: string): string {
  return fixedPrices.find((typed) => typed.currency === currency)?.price ?? "";
}

/** The variant with a price in a currency; empty: it is converted. */
export function withFixedPrice(variant: EditedVariant, currency: string, price: string): EditedVariant {
  const others = variant.fixedPrices.filter((typed) => typed.currency !== currency);
  return { ...variant, fixedPrices: price === "" ? others : [...others, { currency, price }] };
}

export function joinTags(tags: readonly string[]): string {
  return tags.join(", ");
}

function keyOf({ colorId, attributeValues }: { colorId: number | null; attributeValues: readonly number[] }): string {
  return `${colorId}/${attributeValues.toSorted((one, other) => one - other).join("-")}`;
}

/** What the SKUs begin with: the first one, up to its last hyphen if there are several. */
function stemOf(variants: readonly EditedVariant[]): string {
  const sku = variants[0]?.sku ?? "";
  const isChosen = variants.some(({ colorId, attributeValues }) => colorId !== null || attributeValues.length > 0);
  return isChosen && sku.includes("-") ? sku.slice(0, sku.indexOf("-")) : sku;
}

function skuPart(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")
    .toUpperCase()
    .slice(0, 30);
}

function textsOf(texts: ProductTexts): ProductTexts {
  const { name, shortDescription, description, specification, seoTitle, seoDescription } = texts;
  return { name, shortDescription, description, specification, seoTitle, seoDescription };
}

function filledRows({ specification }: ProductTexts) {
  return specification.filter(({ name, value }) => name.trim() !== "" && value.trim() !== "");
}

function countOf(typed: string): number {
  return Math.trunc(Number(typed)) || 0;
}
