import { MAX_CATEGORY_DEPTH } from "#shared/category-limits.ts";
import type { Context } from "../../context.ts";
import { freeName, slugOf } from "../product-admin/slug.ts";
import { insertCategory, type KnownCategory, lockCategories } from "./category-admin.repository.ts";
import { refreshCategory } from "./refresh-category.ts";

const NO_TEXTS = { description: "", seoTitle: "", seoDescription: "", image: null, isHidden: false };

/** For the import of the operator's whole shop: the categories on these paths that are not there yet. Returns their ids. */
export async function addMissingCategories(ctx: Context, paths: readonly (readonly string[])[]): Promise<number[]> {
  if (paths.length === 0) return [];
  const known = await lockCategories(ctx);
  const made: number[] = [];
  const addresses = new Set(known.map(({ slug }) => slug));
  for (const path of paths) {
    let parentId: number | null = null;
    for (const name of path.slice(0, MAX_CATEGORY_DEPTH)) {
      const above: number | null = parentId;
      const there: KnownCategory | undefined = known.find(
        (each) => each.parentId === above && each.name.toLowerCase() === name.toLowerCase(),
      );
      if (there) {
        parentId = there.id;
        continue;
      }
      const slug = freeName(slugOf(name) || "category", addresses);
      addresses.add(slug);
      const id: number = await insertCategory(
        ctx,
        above,
        { name, slug, ...NO_TEXTS },
        { languages: [], texts: [] },
        [],
      );
      made.push(id);
      known.push({ id, parentId: above, slug, name });
      parentId = id;
    }
  }
  if (made.length > 0) await refreshCategory(ctx, []);
  return made;
}
