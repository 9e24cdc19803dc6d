import { isDeepStrictEqual } from "node:util";
import { type ProductForm, variantKey } from "./product-admin.ts";
import type { ChangeProductInput } from "./product-admin.input.ts";

/** What shoppers read and see: changes to it wait for the operator if the product is approved. Prices, stock and delivery don't wait. */
const CONTENT_FIELDS = [
  "name",
  "short_description",
  "description",
  "specification",
  "seo_title",
  "seo_description",
  "category_id",
  "brand_id",
  "type",
  "tags",
  "pictures",
  "video_url",
  "unit",
  "slug",
  "translations",
] as const satisfies (keyof ChangeProductInput)[];

type Variants = ChangeProductInput["variants"];
type Content = Omit<ChangeProductInput, "revision">;
export type ProposedChange = { base: Content; content: Content; fields: string[] };

/** `former`: what waits already; its new variants keep their stock. Without changed fields nothing has to wait. */
export function splitChange(
  live: ChangeProductInput,
  input: ChangeProductInput,
  former: Content | null,
): { now: ChangeProductInput; change: ProposedChange } {
  const wanted = byKey(input.variants);
  const present = byKey(live.variants);
  const staying = live.variants.flatMap((variant) => {
    const match = wanted.get(keyOf(variant));
    return match ? [{ ...match, image: variant.image }] : [];
  });
  const variants = staying.length > 0 ? staying : live.variants;
  const units = new Map(former?.variants.map((variant) => [keyOf(variant), variant.stock_change]));
  const content = {
    ...input,
    slug: input.slug || live.slug,
    video_url: input.video_url ?? live.video_url,
    variants: input.variants.map((variant) => ({
      ...variant,
      stock_change: present.has(keyOf(variant))
        ? 0
        : Math.max(0, variant.stock_change + (units.get(keyOf(variant)) ?? 0)),
    })),
  };
  const base = { ...live, variants: variants.map((variant) => ({ ...variant, stock_change: 0 })) };
  const fields: string[] = CONTENT_FIELDS.filter((field) => !isDeepStrictEqual(live[field], content[field]));
  if (areVariantsChanged(base.variants, content.variants)) fields.push("variants");
  return { now: { ...input, ...contentOf(live), variants }, change: { base, content, fields } };
}

/** Applies the change to the current product. Other changes made since stay. */
export function applyChange(live: ChangeProductInput, { base, content }: ProposedChange): ChangeProductInput {
  const changed = CONTENT_FIELDS.filter((field) => !isDeepStrictEqual(base[field], content[field]));
  return {
    ...live,
    ...Object.fromEntries(changed.map((field) => [field, content[field]])),
    variants: areVariantsChanged(base.variants, content.variants)
      ? changedVariants(live.variants, base.variants, content.variants)
      : live.variants,
  };
}

/** The editor's view of a product with different contents. */
export function withContent(form: ProductForm, content: ChangeProductInput): ProductForm {
  const known = new Map(form.variants.map((variant) => [variantKey(variant), variant]));
  return {
    ...form,
    ...textsFrom(content),
    slug: content.slug,
    categoryId: content.category_id,
    brandId: content.brand_id,
    type: content.type,
    tags: content.tags,
    pictures: content.pictures.map(({ color_id: colorId, ...picture }) => ({ ...picture, colorId })),
    videoUrl: content.video_url ?? form.videoUrl,
    unit: content.unit,
    translations: Object.entries(content.translations).map(([language, texts]) => ({ language, ...textsFrom(texts) })),
    variants: content.variants.map((variant) => {
      const there = known.get(keyOf(variant));
      if (there) return { ...there, image: variant.image };
      return {
        id: 0,
        colorId: variant.color_id,
        attributeValues: variant.attribute_values,
        sku: variant.sku,
        barcode: variant.barcode,
        price: variant.price,
        cost: variant.cost ?? "",
        fixedPrices: variant.fixed_prices ?? [],
        specialPrice: variant.special_price,
        specialStartsAt: variant.special_starts_at,
        specialEndsAt: variant.special_ends_at,
        stock: variant.stock_change,
        weightGrams: variant.weight_grams,
        image: variant.image,
        isActive: variant.is_active,
      };
    }),
  };
}

function contentOf(input: ChangeProductInput): Pick<ChangeProductInput, (typeof CONTENT_FIELDS)[number]> {
  return Object.fromEntries(CONTENT_FIELDS.map((field) => [field, input[field]])) as Pick<
    ChangeProductInput,
    (typeof CONTENT_FIELDS)[number]
  >;
}

function textsFrom(texts: Omit<ChangeProductInput["translations"][string], "name"> & { name: string }) {
  return {
    name: texts.name,
    shortDescription: texts.short_description,
    description: texts.description,
    specification: texts.specification,
    seoTitle: texts.seo_title,
    seoDescription: texts.seo_description,
  };
}

/** New ones, or other images. */
function areVariantsChanged(base: Variants, content: Variants): boolean {
  const known = byKey(base);
  return content.some((variant) => {
    const there = known.get(keyOf(variant));
    return !there || there.image !== variant.image;
  });
}

function changedVariants(live: Variants, base: Variants, content: Variants): Variants {
  const [present, former, wanted] = [byKey(live), byKey(base), byKey(content)];
  const changed = content.flatMap((variant) => {
    const there = present.get(keyOf(variant));
    if (there) return [{ ...there, image: variant.image }];
    return former.has(keyOf(variant)) ? [] : [variant];
  });
  const added = live.filter((variant) => !former.has(keyOf(variant)) && !wanted.has(keyOf(variant)));
  return [...changed, ...added];
}

function byKey(variants: Variants): Map<string, Variants[number]> {
  return new Map(variants.map((variant) => [keyOf(variant), variant]));
}

function keyOf({ color_id: colorId, attribute_values: attributeValues }: Variants[number]): string {
  return variantKey({ colorId, attributeValues });
}
