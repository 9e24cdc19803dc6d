import type { Context } from "../../context.ts";
import { getListingSubject } from "./get-listing-subject.ts";
import type { ListingQuery } from "./listing.ts";

const TYPES = ["category", "brand", "shop"] as const;

/** The type of a slug given without one: the first of category, brand and shop that has it. Null if there is none. */
export async function getListingType(ctx: Context, slug: string): Promise<ListingQuery["type"] | null> {
  for (const type of TYPES) if (await getListingSubject(ctx, { type, slug })) return type;
  return null;
}
