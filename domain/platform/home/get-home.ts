import type { Context } from "../../context.ts";
import { findProductCards } from "../../catalog/product/find-product-cards.ts";
import { findHomeComponents } from "./find-home-components.ts";
import { audienceOf } from "./audience-of.ts";
import type { HomeComponent, ShownHomeSection } from "./home.ts";
import { planSection } from "./plan-section.ts";

/**
 * The home screen as arranged by the operator; sections without content are omitted. The cards of all sections are read
 * at once. `arranged`: in another arrangement.
 */
export async function getHome(ctx: Context, arranged?: readonly HomeComponent[]): Promise<ShownHomeSection[]> {
  const components = arranged ?? (await findHomeComponents(ctx));
  const plans = await Promise.all(components.map((component) => planSection(ctx, component)));
  const shown = new Set(plans.flatMap(({ saleIds = [] }) => saleIds));
  const sections = plans.map((plan, index) => {
    const productIds = plan.productIds(shown);
    for (const id of productIds) shown.add(id);
    return { productIds, fill: plan.fill, audience: audienceOf(components[index]!.options) };
  });
  const ids = [...new Set(sections.flatMap(({ productIds }) => productIds))];
  const choice = ctx.settings.hideOutOfStock ? { colors: [], valueGroups: [], isInStock: true, named: null } : null;
  const cards = new Map((await findProductCards(ctx, ids, choice)).map((card) => [card.id, card]));
  return sections.flatMap(({ productIds, fill, audience }) => {
    const section = fill(productIds.flatMap((id) => cards.get(id) ?? []));
    return section ? { ...section, ...audience } : [];
  });
}
