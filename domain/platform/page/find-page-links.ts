import type { Context } from "../../context.ts";
import type { PageLink } from "./page.ts";
import { findPagesByTitle } from "./page.repository.ts";

/** Published pages with these letters in their title. */
export function findPageLinks(ctx: Context, typed: string): Promise<PageLink[]> {
  return findPagesByTitle(ctx, typed);
}
