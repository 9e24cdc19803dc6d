import { and, eq, isNull, lte, or } from "drizzle-orm";
import { pages } from "./schema/page.ts";

/** The condition for a page that visitors see: published, and not scheduled for later. */
export const isPageShown = ({ now }: { now: () => Date }) =>
  and(eq(pages.isPublished, true), or(isNull(pages.publishAt), lte(pages.publishAt, now())));
