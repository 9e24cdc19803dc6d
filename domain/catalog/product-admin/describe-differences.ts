import { isDeepStrictEqual } from "node:util";
import { findTaxClasses } from "#domain/pricing/tax/find-tax-classes.ts";
import { plainTextOf } from "#shared/rich-text.ts";
import type { Context } from "../../context.ts";
import { findAttributes } from "../attribute/find-attributes.ts";
import { findBrands, findProposedBrands } from "../brand/find-brands.ts";
import { lineageOf } from "../category/category.ts";
import { getCategoryTree } from "../category/find-categories.ts";
import { findColors } from "../color/find-colors.ts";
import { type Difference, variantKey } from "./product-admin.ts";
import type { ProductInput } from "./product-admin.input.ts";

type Texts = Omit<ProductInput["translations"][string], "name"> & { name: string };
type Variant = ProductInput["variants"][number];
type Names = Awaited<ReturnType<typeof readNames>>;

const TEXTS = ["name", "short_description", "description", "specification", "seo_title", "seo_description"] as const;
const OF_VARIANT = [
  "sku",
  "barcode",
  "price",
  "cost",
  "special_price",
  "special_starts_at",
  "special_ends_at",
  "weight_grams",
  "image",
  "is_active",
] as const;

/** The fields in which two states of a product differ, as readable text; without stock. */
export async function describeDifferences(
  ctx: Context,
  before: ProductInput,
  after: ProductInput,
): Promise<Difference[]> {
  const names = await readNames(ctx);
  const [old, now] = [fieldsOf(ctx, before, names), fieldsOf(ctx, after, names)];
  const plain = Object.keys(now).flatMap((field) => compare(field, "", old[field] ?? "", now[field] ?? ""));
  return [
    ...textDifferences("", before, after),
    ...imageDifferences(before, after, names),
    ...plain,
    ...variantDifferences(ctx, before.variants, after.variants, names),
    ...(before.quantity_prices && after.quantity_prices
      ? compare("quantity_prices", "", stepsOf(before), stepsOf(after))
      : []),
    ...translationDifferences(before, after),
  ];
}

async function readNames(ctx: Context) {
  const [tree, brands, proposed, colors, attributes, taxClasses] = await Promise.all([
    getCategoryTree(ctx),
    findBrands(ctx),
    findProposedBrands(ctx, null),
    findColors(ctx),
    findAttributes(ctx),
    findTaxClasses(ctx),
  ]);
  return {
    categoryOf: (id: number) =>
      lineageOf(tree, id)
        .map(({ name }) => name)
        .join(" › "),
    brands: new Map([...brands, ...proposed].map(({ id, name }) => [id, name])),
    colors: new Map(colors.map(({ id, name }) => [id, name])),
    values: new Map(attributes.flatMap(({ values }) => values.map(({ id, name }) => [id, name]))),
    taxClasses: new Map(taxClasses.map(({ code, name }) => [code, name])),
  };
}

function compare(field: string, of: string, before: string, after: string): Difference[] {
  return before === after ? [] : [{ field, of, before, after, pictures: null }];
}

function fieldsOf({ t }: Context, input: ProductInput, names: Names): Record<string, string> {
  const yesOrNo = (value: boolean) => (value ? t("Yes") : t("No"));
  return {
    category_id: names.categoryOf(input.category_id),
    brand_id: input.brand_id === null ? "" : (names.brands.get(input.brand_id) ?? ""),
    type: input.type === "digital" ? t("Digital product") : t("Physical product"),
    tags: input.tags.join(", "),
    ...(input.video_url !== undefined && { video_url: input.video_url }),
    unit: input.unit,
    slug: input.slug,
    weight_grams: String(input.weight_grams),
    length_mm: String(input.length_mm ?? ""),
    width_mm: String(input.width_mm ?? ""),
    height_mm: String(input.height_mm ?? ""),
    delivery_class: input.delivery_class,
    tax_class_code: names.taxClasses.get(input.tax_class_code) ?? input.tax_class_code,
    is_refundable: yesOrNo(input.is_refundable),
    is_cash_on_delivery_allowed: yesOrNo(input.is_cash_on_delivery_allowed),
    minimum_order_quantity: String(input.minimum_order_quantity),
    maximum_order_quantity: String(input.maximum_order_quantity ?? ""),
    low_stock_threshold: String(input.low_stock_threshold),
  };
}

function textDifferences(language: string, before: Texts, after: Texts): Difference[] {
  return TEXTS.flatMap((field) => compare(field, language, textOf(before, field), textOf(after, field)));
}

function textOf(texts: Texts, field: (typeof TEXTS)[number]): string {
  const value = texts[field];
  if (field === "description") return readableDescription(texts.description);
  return typeof value === "string" ? value : value.map((row) => `${row.name}: ${row.value}`).join("\n");
}

/** As lines of text, with signs for headings, items and emphasis. */
function readableDescription(html: string): string {
  return plainTextOf(
    html
      .replaceAll(/<h[23]>/g, "## ")
      .replaceAll("<li>", "• ")
      .replaceAll(/<\/?strong>/g, "**")
      .replaceAll(/<\/?em>/g, "_"),
  );
}

const NO_TEXTS: Texts = {
  name: "",
  short_description: "",
  description: "",
  specification: [],
  seo_title: "",
  seo_description: "",
};

function translationDifferences({ translations: before }: ProductInput, { translations: after }: ProductInput) {
  const languages = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return languages.flatMap((language) =>
    textDifferences(language, before[language] ?? NO_TEXTS, after[language] ?? NO_TEXTS),
  );
}

function imageDifferences(before: ProductInput, after: ProductInput, names: Names): Difference[] {
  if (isDeepStrictEqual(before.pictures, after.pictures)) return [];
  const texts = (input: ProductInput) =>
    input.pictures
      .map(({ alt, color_id: color }) =>
        [alt, color === null ? "" : names.colors.get(color)].filter(Boolean).join(", "),
      )
      .join("\n");
  const files = (input: ProductInput) => input.pictures.map(({ file }) => file);
  return [
    {
      field: "pictures",
      of: "",
      before: texts(before).trim(),
      after: texts(after).trim(),
      pictures: { before: files(before), after: files(after) },
    },
  ];
}

function variantDifferences(
  ctx: Context,
  before: readonly Variant[],
  after: readonly Variant[],
  names: Names,
): Difference[] {
  const former = new Map(before.map((variant) => [keyOf(variant), variant]));
  const wanted = new Set(after.map(keyOf));
  const nameOf = ({ color_id: color, attribute_values: values, sku }: Variant) =>
    [color === null ? undefined : names.colors.get(color), ...values.map((id) => names.values.get(id))]
      .filter(Boolean)
      .join(", ") || sku;
  const whole = (variant: Variant) => `${variant.sku} · ${variant.price} ${ctx.baseCurrency.code}`;
  return [
    ...after.flatMap((variant) => {
      const there = former.get(keyOf(variant));
      if (!there) return compare("variants", nameOf(variant), "", whole(variant));
      return OF_VARIANT.flatMap((field) =>
        compare(`variants.${field}`, nameOf(variant), valueOf(ctx, there[field]), valueOf(ctx, variant[field])),
      ).concat(compare("variants.fixed_prices", nameOf(variant), fixedPricesOf(there), fixedPricesOf(variant)));
    }),
    ...before
      .filter((variant) => !wanted.has(keyOf(variant)))
      .flatMap((variant) => compare("variants", nameOf(variant), whole(variant), "")),
  ];
}

function keyOf({ color_id: colorId, attribute_values: attributeValues }: Variant): string {
  return variantKey({ colorId, attributeValues });
}

function valueOf({ t }: Context, value: string | number | boolean | null | undefined): string {
  if (typeof value === "boolean") return value ? t("Yes") : t("No");
  return String(value ?? "");
}

function fixedPricesOf({ fixed_prices: prices = [] }: Variant): string {
  return prices
    .filter(({ price }) => price !== "")
    .map(({ currency, price }) => `${price} ${currency}`)
    .join(", ");
}

function stepsOf({ quantity_prices: steps = [] }: ProductInput): string {
  return steps
    .map(({ minimum_quantity: quantity, discount_kind: kind, value }) =>
      kind === "percent" ? `${quantity}+: -${value} %` : `${quantity}+: ${value}`,
    )
    .join("\n");
}
