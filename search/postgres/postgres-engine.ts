import type { SearchEngine } from "../search-engine.ts";
import { countFacets } from "./count-facets.ts";
import { countTermSets } from "./count-term-sets.ts";
import { findPage } from "./find-page.ts";
import { findSimilar } from "./find-similar.ts";
import { suggest } from "./suggest.ts";

/** Plain SQL over `listing_products` and `listing_variants` with PostgreSQL's own indexes. Holds no state. */
export const postgresEngine: SearchEngine = {
  findPage,
  countFacets,
  suggest,
  findSimilar,
  countTermSets,
  prepare: async () => undefined,
};
