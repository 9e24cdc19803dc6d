import { suggest } from "#domain/discovery/listing/suggest.ts";
import { findPageLinks } from "#domain/platform/page/find-page-links.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ShopLink } from "./home-admin.ts";

/** The possible targets of a link, by the beginning of a name: pages, categories, brands, shops, products, and the search itself. */
export async function findLinks(ctx: Context, typed: string): Promise<Result<ShopLink[], StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  if (typed === "") return success([]);
  const [pages, found] = await Promise.all([findPageLinks(ctx, typed), suggest(ctx, typed)]);
  const linksOf = (kind: "product" | "category" | "brand" | "shop", named: readonly { name: string; slug: string }[]) =>
    named.map(({ name, slug }): ShopLink => ({ kind, name, address: `/${kind}/${slug}` }));
  return success([
    ...pages.map(({ title, slug }): ShopLink => ({ kind: "page", name: title, address: `/page/${slug}` })),
    ...linksOf("category", found.categories),
    ...linksOf("brand", found.brands),
    ...linksOf("shop", found.shops),
    ...linksOf("product", found.products),
    { kind: "search", name: typed, address: `/products?${new URLSearchParams({ q: typed }).toString()}` },
  ]);
}
