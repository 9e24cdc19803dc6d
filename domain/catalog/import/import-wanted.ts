import { findTaxClasses } from "#domain/pricing/tax/find-tax-classes.ts";
import { findTranslatedLanguages } from "#domain/platform/language/find-translated-languages.ts";
import { findAttributes } from "../attribute/find-attributes.ts";
import { findBrands } from "../brand/find-brands.ts";
import { getCategoryTree } from "../category/find-categories.ts";
import { findColors } from "../color/find-colors.ts";
import type { Context } from "../../context.ts";
import type { NewProductInput } from "../product-admin/product-admin.input.ts";
import { findOtherCurrencies } from "../product-admin/product-to-save.ts";
import { freeName, slugOf } from "../product-admin/slug.ts";
import type { FileProducts } from "./import.ts";
import { createTerms } from "./import-terms.ts";
import { findTakenSlugs } from "./import-write.repository.ts";
import type { WaitingImport } from "./import.repository.ts";
import { shadeOf } from "./shade-of.ts";
import type { Wanted } from "./product-to-import.ts";

const SLUG_ATTEMPTS = 20;

export type RunWanted = Wanted & { attributeOf: ReadonlyMap<number, number>; languages: ReadonlySet<string> };

/** What names in the file currently refer to. */
export async function readWanted(ctx: Context, run: WaitingImport, { columnOf }: FileProducts): Promise<RunWanted> {
  const [tree, brands, colors, attributes, taxClasses, languages, currencies] = await Promise.all([
    getCategoryTree(ctx),
    findBrands(ctx),
    findColors(ctx),
    findAttributes(ctx),
    findTaxClasses(ctx),
    findTranslatedLanguages(ctx),
    findOtherCurrencies(ctx),
  ]);
  return {
    terms: createTerms(tree, brands, colors, attributes, run.isWholeShop ? shadeOf : undefined),
    isMaking: run.isWholeShop && run.isByOperator,
    currency: ctx.baseCurrency.code,
    currencies,
    taxClassCode: (taxClasses.find(({ code }) => code === "standard") ?? taxClasses[0])?.code ?? "",
    taxClasses: new Set(taxClasses.map(({ code }) => code)),
    categoryId: run.categoryId,
    shopUrl: ctx.shopUrl,
    columnOf,
    attributeOf: new Map(attributes.flatMap(({ id, values }) => values.map((value) => [value.id, id]))),
    languages: new Set(languages),
  };
}

/** A free slug for each: its own or one made from its name, with a number appended if that is taken. */
export async function withSlugs<Item extends { input: NewProductInput }>(
  ctx: Context,
  run: WaitingImport,
  from: number,
  items: readonly Item[],
): Promise<(Item & { slug: string })[]> {
  const stems = items.map(({ input: { slug, name } }) => slug || slugOf(name) || "product");
  if (stems.length === 0) return [];
  const candidates = stems.flatMap((stem) =>
    Array.from({ length: SLUG_ATTEMPTS }, (_, index) => (index === 0 ? stem : `${stem}-${index + 1}`)),
  );
  const taken = await findTakenSlugs(ctx, [...new Set(candidates)]);
  return items.map((item, index) => {
    const stem = stems[index]!;
    const free = freeName(stem, taken);
    const isKnownFree = free === stem || Number(free.slice(stem.length + 1)) <= SLUG_ATTEMPTS;
    const slug = isKnownFree ? free : `${stem}-${run.id}-${from + index}`;
    taken.add(slug);
    return { ...item, slug };
  });
}
