import type { Context } from "../../context.ts";
import type { PageLink } from "./page.ts";
import { findOtherPages } from "./page.repository.ts";

/** Published pages that no law demands, such as a table of sizes. */
export function findGuidePages(ctx: Context): Promise<PageLink[]> {
  return findOtherPages(ctx);
}
