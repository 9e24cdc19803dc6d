import type { Context } from "../../context.ts";
import { freeName, slugOf } from "../product-admin/slug.ts";
import { refreshTerm } from "./refresh-term.ts";
import { findBrandAddresses, insertTerm } from "./term-write.repository.ts";

const PLAIN = { image: null, attributeId: null, guidePageId: null, translations: [], translatedLanguages: [] };

/** For the import of a whole shop: brands that are not there yet. Returns their ids. */
export async function addMissingBrands(ctx: Context, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return [];
  const ids: number[] = [];
  const addresses = new Set((await findBrandAddresses(ctx)).values());
  for (const name of names) {
    const slug = freeName(slugOf(name) || "brand", addresses);
    addresses.add(slug);
    ids.push(await insertTerm(ctx, "brands", { ...PLAIN, name, slug, hex: "" }));
  }
  await refreshTerm(ctx, "brands", []);
  return ids;
}

/** For the import of a whole shop: colors whose shade is known by their name. Returns their ids. */
export async function addMissingColors(
  ctx: Context,
  colors: readonly { name: string; hex: string }[],
): Promise<number[]> {
  if (colors.length === 0) return [];
  const ids: number[] = [];
  for (const color of colors) ids.push(await insertTerm(ctx, "colors", { ...PLAIN, ...color, slug: "" }));
  await refreshTerm(ctx, "colors", []);
  return ids;
}
