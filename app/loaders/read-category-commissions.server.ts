import { findCommissionRules } from "#domain/accounts/commission/find-commission-rules.ts";
import { lineageOf } from "#domain/catalog/category/category.ts";
import { getCategoryTree } from "#domain/catalog/category/find-categories.ts";
import type { Context } from "#domain/context.ts";

/** The commission on products of each category, where their shop has no rule of its own; empty for staff without the permission. */
export async function readCategoryCommissions(ctx: Context): Promise<Record<number, string>> {
  const rules = await findCommissionRules(ctx);
  if (!rules.ok) return {};
  const usual = rules.value.find(({ target }) => target === "default");
  const bySlug = new Map(rules.value.filter(({ target }) => target === "category").map((rule) => [rule.key, rule]));
  const tree = await getCategoryTree(ctx);
  const commissions: Record<number, string> = {};
  for (const id of tree.byId.keys()) {
    const own = lineageOf(tree, id).findLast(({ slug }) => bySlug.has(slug));
    const rule = own ? bySlug.get(own.slug) : usual;
    if (!rule) continue;
    const fixed = Number(rule.fixedMajor) > 0 ? ` + ${rule.fixed.formatted}` : "";
    commissions[id] = `${rule.percent} %${fixed}`;
  }
  return commissions;
}
