import { getCategoryTree } from "../../catalog/category/find-categories.ts";
import type { Context } from "../../context.ts";
import { findBanners, findHomeComponents } from "./find-home-components.ts";
import type { Banner, HomeComponent } from "./home.ts";

/** The banner of a category's section on the home screen; null if it has none. */
export async function getGadgetBanner(ctx: Context, categorySlug: string): Promise<Banner | null> {
  const [tree, components] = await Promise.all([getCategoryTree(ctx), findHomeComponents(ctx)]);
  const categoryId = tree.bySlug.get(categorySlug)?.id;
  const section = components.find(({ kind, options }) => kind === "gadget" && options.categoryId === categoryId);
  return section ? bannerOf(ctx, section) : null;
}

export async function bannerOf(ctx: Context, { options }: HomeComponent): Promise<Banner | null> {
  const wanted = options.bannerIds?.[0];
  return (await findBanners(ctx)).find(({ id }) => id === wanted) ?? null;
}
