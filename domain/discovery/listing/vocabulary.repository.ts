import { listingWords } from "#db/schema/listing.ts";
import type { Context } from "../../context.ts";
import type { KnownWord } from "./vocabulary.ts";

export async function findWordRows(ctx: Context): Promise<KnownWord[]> {
  return ctx.db.select({ word: listingWords.word, uses: listingWords.uses }).from(listingWords);
}
