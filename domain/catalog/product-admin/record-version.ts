import { isDeepStrictEqual } from "node:util";
import type { Context } from "../../context.ts";
import { changeInputOf } from "./change-input-of.ts";
import type { ProductForm } from "./product-admin.ts";
import type { ProductInput } from "./product-admin.input.ts";
import { getLatestContent, insertVersion } from "./product-version.repository.ts";

/** In a transaction, before the first change: stores the current state. */
export async function recordFirstVersion(
  ctx: Context,
  readForm: () => Promise<ProductForm>,
  { id, updatedAt }: { id: number; updatedAt: Date },
): Promise<void> {
  if (await getLatestContent(ctx, id)) return;
  const content = versionOf(changeInputOf(await readForm()));
  await insertVersion(ctx, { productId: id, content, savedById: null, createdAt: updatedAt });
}

/** In a transaction: stores what was saved, unless only the stock changed. */
export async function recordVersion(ctx: Context, productId: number, input: ProductInput): Promise<void> {
  const content = versionOf(input);
  if (isDeepStrictEqual(content, await getLatestContent(ctx, productId))) return;
  await insertVersion(ctx, { productId, content, savedById: ctx.visitor.customerId, createdAt: ctx.now() });
}

/** As JSON: without absent properties. */
export function versionOf(input: ProductInput & { revision?: number }): object {
  const { revision: _revision, stock_reason: _reason, publish_at: _publishAt, ...content } = input;
  const variants = content.variants.map((variant) => ({ ...variant, stock_change: 0 }));
  return JSON.parse(JSON.stringify({ ...content, variants })) as object;
}
