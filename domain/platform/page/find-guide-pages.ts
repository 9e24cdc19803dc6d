import type { Context } from "../../context.ts";
import type { PageLink } from "./page.ts";
import { findOtherPages } from "./page.repository.ts";

/** Published pages that are not legal pages, such as a size table. */
export function findGuidePages(ctx: Context): Promise<PageLink[]> {
  return findOtherPages(ctx);
}
