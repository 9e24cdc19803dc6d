import type { ExportRow, ExportSource } from "#domain/platform/list-export/list-export.ts";
import { findTranslatedLanguages } from "#domain/platform/language/find-translated-languages.ts";
import { ADMIN_PRODUCT_LIST } from "#shared/list/product-lists.ts";
import { findAttributes } from "../attribute/find-attributes.ts";
import { findBrands } from "../brand/find-brands.ts";
import { lineageOf } from "../category/category.ts";
import { getCategoryTree } from "../category/find-categories.ts";
import { findColors } from "../color/find-colors.ts";
import { EXPORT_COLUMNS } from "#shared/list/export-columns.ts";
import { TRANSLATED, writeImages, writeSpecification } from "../product-file/souk-cells.ts";
import { joinList } from "../product-file/split-list.ts";
import type { Context } from "../../context.ts";
import { findOtherCurrencies } from "./product-to-save.ts";
import { readBranches } from "./find-admin-products.ts";
import { getProductForm } from "./get-product-form.ts";
import type { ProductForm, ProductOwner, VariantForm } from "./product-admin.ts";
import { countSelection, findBulkProducts } from "./product-list.repository.ts";

const IMAGE_WIDTH = 1600;
/** A product is read with several queries: smaller parts than of other lists. */
const MAX_PRODUCTS = 100;

/** Souk's own file of products: a row for each variant, as the import reads it, without internal tags. */
export const PRODUCT_EXPORT: ExportSource = {
  list: "products",
  definition: ADMIN_PRODUCT_LIST,
  permission: "catalog.manage",
  right: "products.read",
  columns: EXPORT_COLUMNS.products,
  columnsNow: async (ctx) => [
    ...EXPORT_COLUMNS.products,
    ...[...(await findOtherCurrencies(ctx))].map((currency) => `price:${currency}`),
    ...(await findTranslatedLanguages(ctx)).flatMap((language) => TRANSLATED.map((field) => `${field}:${language}`)),
  ],
  async count(ctx, shopId, wanted) {
    return countSelection(ctx, { owner: ownerOf(shopId), branchOf: await readBranches(ctx) }, wanted);
  },
  async read(ctx, shopId, wanted, { after, max }) {
    const owner = ownerOf(shopId);
    const scope = { owner, branchOf: await readBranches(ctx) };
    const found = await findBulkProducts(ctx, scope, wanted, after, Math.min(max, MAX_PRODUCTS));
    const names = await readNames(ctx);
    const rows: ExportRow[] = [];
    for (const { id, internalTags } of found) {
      const form = await getProductForm(ctx, owner, id);
      if (form.ok) rows.push(...rowsOf(ctx, { ...form.value, internalTags }, names));
    }
    return { rows, items: found.length, lastId: found.at(-1)?.id ?? null };
  },
};

function ownerOf(shopId: number | null): ProductOwner {
  return shopId === null ? { kind: "operator", shopId } : { kind: "shop", shopId };
}

type ExportedProduct = ProductForm & { internalTags: readonly string[] };

type Names = {
  categoryOf: (id: number) => string;
  brands: ReadonlyMap<number, string>;
  colors: ReadonlyMap<number, string>;
  values: ReadonlyMap<number, { name: string; value: string }>;
};

async function readNames(ctx: Context): Promise<Names> {
  const [tree, brands, colors, attributes] = await Promise.all([
    getCategoryTree(ctx),
    findBrands(ctx),
    findColors(ctx),
    findAttributes(ctx),
  ]);
  return {
    categoryOf: (id) =>
      lineageOf(tree, id)
        .map(({ name }) => name)
        .join(" > "),
    brands: new Map(brands.map(({ id, name }) => [id, name])),
    colors: new Map(colors.map(({ id, name }) => [id, name])),
    values: new Map(
      attributes.flatMap(({ name, values }) => values.map((value) => [value.id, { name, value: value.name }] as const)),
    ),
  };
}

/** What belongs to the product stands in its first row, its address in all of them. */
function rowsOf(ctx: Context, product: ExportedProduct, names: Names): ExportRow[] {
  return product.variants.map((variant, index) => ({
    ...(index === 0 ? productCells(ctx, product, names) : { handle: product.slug }),
    ...variantCells(ctx, variant, names),
  }));
}

function productCells(ctx: Context, product: ExportedProduct, names: Names): ExportRow {
  return {
    handle: product.slug,
    name: product.name,
    short_description: product.shortDescription,
    description: product.description,
    category: names.categoryOf(product.categoryId),
    brand: product.brandId === null ? "" : (names.brands.get(product.brandId) ?? ""),
    type: product.type,
    tags: joinList(product.tags),
    internal_tags: joinList(product.internalTags),
    seo_title: product.seoTitle,
    seo_description: product.seoDescription,
    specification: writeSpecification(product.specification),
    video: product.videoUrl,
    unit: product.unit,
    product_weight_grams: product.weightGrams,
    product_length_mm: product.lengthMm,
    product_width_mm: product.widthMm,
    product_height_mm: product.heightMm,
    delivery_class: product.deliveryClass,
    tax_class: product.taxClassCode,
    refundable: product.isRefundable,
    cash_on_delivery: product.isCashOnDeliveryAllowed,
    minimum_quantity: product.minimumOrderQuantity,
    maximum_quantity: product.maximumOrderQuantity,
    low_stock_threshold: product.lowStockThreshold,
    pictures: writeImages(
      product.pictures.map(({ file, alt, colorId }) => ({
        source: addressOf(ctx, file),
        alt,
        color: colorId === null ? "" : (names.colors.get(colorId) ?? ""),
      })),
    ),
    ...Object.fromEntries(
      product.translations.flatMap(({ language, ...texts }) => [
        [`name:${language}`, texts.name],
        [`short_description:${language}`, texts.shortDescription],
        [`description:${language}`, texts.description],
        [`specification:${language}`, writeSpecification(texts.specification)],
        [`seo_title:${language}`, texts.seoTitle],
        [`seo_description:${language}`, texts.seoDescription],
      ]),
    ),
  };
}

function variantCells(ctx: Context, variant: VariantForm, names: Names): ExportRow {
  const color = variant.colorId === null ? undefined : names.colors.get(variant.colorId);
  const options = [
    ...(color === undefined ? [] : [{ name: "Color", value: color }]),
    ...variant.attributeValues
      .flatMap((id) => names.values.get(id) ?? [])
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  ];
  return {
    sku: variant.sku,
    barcode: variant.barcode,
    ...Object.fromEntries(
      options.flatMap(({ name, value }, index) => [
        [`option${index + 1}_name`, name],
        [`option${index + 1}_value`, value],
      ]),
    ),
    price: variant.price,
    cost: variant.cost,
    ...Object.fromEntries(variant.fixedPrices.map(({ currency, price }) => [`price:${currency}`, price])),
    special_price: variant.specialPrice,
    special_from: variant.specialStartsAt,
    special_until: variant.specialEndsAt,
    active: variant.isActive,
    stock: variant.stock,
    weight_grams: variant.weightGrams,
    picture: variant.image === null ? "" : addressOf(ctx, variant.image),
  };
}

function addressOf({ shopUrl }: Context, file: string): string {
  return `${shopUrl}/img/${IMAGE_WIDTH}/${file}`;
}
