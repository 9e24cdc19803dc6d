import type { Context } from "../../context.ts";
import { getListingSubject } from "./get-listing-subject.ts";
import type { ListingQuery } from "./listing.ts";

const TYPES = ["category", "brand", "shop"] as const;

/** What a slug without a type is of: the first of category, brand and shop that has it. Null when none has. */
export async function getListingType(ctx: Context, slug: string): Promise<ListingQuery["type"] | null> {
  for (const type of TYPES) if (await getListingSubject(ctx, { type, slug })) return type;
  return null;
}
