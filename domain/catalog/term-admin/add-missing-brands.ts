import type { Context } from "../../context.ts";
import { freeName, slugOf } from "../product-admin/slug.ts";
import { refreshTerm } from "./refresh-term.ts";
import { findBrandAddresses, insertTerm } from "./term-write.repository.ts";

const PLAIN = { image: null, attributeId: null, guidePageId: null, translations: [], translatedLanguages: [] };

/** For the import of a whole shop: brands that are not there yet. */
export async function addMissingBrands(ctx: Context, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const addresses = new Set((await findBrandAddresses(ctx)).values());
  for (const name of names) {
    const slug = freeName(slugOf(name) || "brand", addresses);
    addresses.add(slug);
    await insertTerm(ctx, "brands", { ...PLAIN, name, slug, hex: "" });
  }
  await refreshTerm(ctx, "brands", []);
}

/** For the import of a whole shop: colors whose shade is known by their name. */
export async function addMissingColors(ctx: Context, colors: readonly { name: string; hex: string }[]): Promise<void> {
  if (colors.length === 0) return;
  for (const color of colors) await insertTerm(ctx, "colors", { ...PLAIN, ...color, slug: "" });
  await refreshTerm(ctx, "colors", []);
}
