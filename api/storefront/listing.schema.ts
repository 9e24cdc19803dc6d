import { z } from "@hono/zod-openapi";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";

const facetValue = { id: z.int(), name: z.string(), count: z.int(), is_chosen: z.boolean() };

/** The facets of a listing; each count ignores its own facet's selection. */
export const facetsSchema = z.object({
  categories: z.array(z.object({ ...facetValue, slug: z.string(), parent_id: z.int().nullable() })),
  brands: z.array(z.object({ ...facetValue, slug: z.string() })),
  colors: z.array(z.object({ ...facetValue, hex: z.string() })),
  attributes: z.array(z.object({ id: z.int(), name: z.string(), values: z.array(z.object(facetValue)) })),
  ratings: z.array(z.object({ stars: z.int(), count: z.int(), is_chosen: z.boolean() })),
  in_stock_count: z.int(),
  price_range: z.object({
    min: shownMoneySchema,
    max: shownMoneySchema,
    min_major: z.string(),
    max_major: z.string(),
  }),
});

const mark = z.array(z.int());
const suggested = z.object({ id: z.int(), slug: z.string(), name: z.string(), marks: z.array(mark) });

/** `marks`: start and end of each matching part of the name. */
export const suggestionsSchema = z.object({
  q: z.string(),
  corrected_query: z.string().nullable(),
  products: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      image: z.string().nullable(),
      variant_id: z.int().nullable(),
      price: shownMoneySchema,
      old_price: orNull(shownMoneySchema),
      marks: z.array(mark),
    }),
  ),
  categories: z.array(suggested),
  brands: z.array(suggested),
  shops: z.array(suggested),
  /** Popular searches; sent while nothing is typed. */
  popular: z.array(z.string()),
});
