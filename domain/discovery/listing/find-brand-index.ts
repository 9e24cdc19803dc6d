import { BRANDS_TAG, type Brand } from "../../catalog/brand/brand.ts";
import { findBrands } from "../../catalog/brand/find-brands.ts";
import type { Context } from "../../context.ts";
import { findBrandCounts } from "./find-counts.ts";
import { LISTING_TAG, SHOWN_PRODUCTS_TAG } from "./listing-tags.ts";

export type IndexedBrand = Brand & { productsCount: number };
export type BrandLetter = { letter: string; brands: IndexedBrand[] };

/** All brands with visible products, by first letter; a very long index is split by letter. */
export type BrandIndex = {
  total: number;
  letters: { letter: string; count: number }[];
  /** The selected letter; null if all are shown. */
  shownLetter: string | null;
  groups: BrandLetter[];
};

/** Names that do not start with a letter from A to Z. */
export const OTHER_LETTERS = "#";
const MAX_BRANDS = 300;
const CACHED_SECONDS = 300;

export async function findBrandIndex(
  ctx: Context,
  { q, letter }: { q: string; letter: string | null },
): Promise<BrandIndex> {
  const all = await ctx.cache.get(
    "brand-letters",
    [BRANDS_TAG, LISTING_TAG, SHOWN_PRODUCTS_TAG],
    () => readLetters(ctx),
    {
      seconds: CACHED_SECONDS,
    },
  );
  const found = q ? narrow(all, q) : all;
  const total = found.reduce((sum, { brands }) => sum + brands.length, 0);
  const requested = found.find((group) => group.letter === letter);
  const shown = requested ?? (total > MAX_BRANDS ? found[0] : undefined);
  return {
    total,
    letters: found.map((group) => ({ letter: group.letter, count: group.brands.length })),
    shownLetter: shown?.letter ?? null,
    groups: shown ? [shown] : found,
  };
}

async function readLetters(ctx: Context): Promise<BrandLetter[]> {
  const [brands, counts] = await Promise.all([findBrands(ctx), findBrandCounts(ctx)]);
  const order = new Intl.Collator("en", { numeric: true });
  const shown = brands
    .map((brand) => ({ ...brand, productsCount: counts.get(brand.id) ?? 0 }))
    .filter(({ productsCount }) => productsCount > 0)
    .toSorted((one, other) => order.compare(one.name, other.name));
  const groups = Map.groupBy(shown, ({ name }) => letterOf(name));
  return [...groups]
    .map(([letter, ofLetter]) => ({ letter, brands: ofLetter }))
    .toSorted((one, other) => rankOf(one.letter) - rankOf(other.letter));
}

function letterOf(name: string): string {
  const first = plain(name).charAt(0).toUpperCase();
  return first >= "A" && first <= "Z" ? first : OTHER_LETTERS;
}

function rankOf(letter: string): number {
  return letter === OTHER_LETTERS ? Infinity : (letter.codePointAt(0) ?? 0);
}

function narrow(all: readonly BrandLetter[], q: string): BrandLetter[] {
  const words = plain(q).split(/\s+/);
  return all
    .map(({ letter, brands }) => ({
      letter,
      brands: brands.filter(({ name }) => words.every((word) => plain(name).includes(word))),
    }))
    .filter(({ brands }) => brands.length > 0);
}

/** Without accents, in lower case. */
function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
