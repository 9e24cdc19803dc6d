import type { Context } from "../../context.ts";
import { COLORS_TAG, type Color } from "./color.ts";
import { findColorRows } from "./color.repository.ts";

/** All colors in display order, named in the page's language. */
export function findColors(ctx: Context): Promise<Color[]> {
  return ctx.cache.get(`colors:${ctx.visitor.language.code}`, [COLORS_TAG], () => findColorRows(ctx));
}
