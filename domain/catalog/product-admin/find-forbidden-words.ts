import type { Context } from "../../context.ts";
import { changeInputOf } from "./change-input-of.ts";
import { findForbiddenUses, type ForbiddenUse } from "./forbidden-words.ts";
import { getProductForm } from "./get-product-form.ts";

type Wanted = { id: number; shop: { id: number } };

/** The forbidden words in a product as its shop wants it: with the change that waits. */
export async function findForbiddenWords(ctx: Context, { id, shop }: Wanted): Promise<ForbiddenUse[]> {
  if (ctx.settings.forbiddenWords.trim() === "") return [];
  const form = await getProductForm(ctx, { kind: "shop", shopId: shop.id }, id);
  return form.ok ? findForbiddenUses(ctx, changeInputOf(form.value)) : [];
}

/** The same of several products, each word once, by the product's id. */
export async function findForbiddenWordsOf(
  ctx: Context,
  products: readonly Wanted[],
): Promise<Record<number, string[]>> {
  const words: Record<number, string[]> = {};
  for (const product of products) {
    const uses = await findForbiddenWords(ctx, product);
    if (uses.length > 0) words[product.id] = [...new Set(uses.map(({ word }) => word))];
  }
  return words;
}
