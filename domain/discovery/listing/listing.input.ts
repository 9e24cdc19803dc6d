import * as z from "zod";
import { MAX_ID } from "#domain/id.input.ts";
import { LISTING_SORTS, LISTING_TYPES, type ListingQuery } from "./listing.ts";

const MAX_CHOICES = 100;
const MAX_PAGE = 1_000_000;
const MAX_PER_PAGE = 60;
const PER_PAGE = 24;

const emptyIsAbsent = (value: unknown) => (value === "" ? undefined : value);
const firstOf = (value: unknown) => emptyIsAbsent(Array.isArray(value) ? value[0] : value);
const listOf = (value: unknown) =>
  value === undefined || value === ""
    ? undefined
    : (Array.isArray(value) ? value : [value]).filter((item) => item !== "");

const id = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(MAX_ID));

const ids = z.preprocess(listOf, z.array(id).max(MAX_CHOICES).optional());
const price = z.preprocess(
  firstOf,
  z
    .string()
    .regex(/^\d{1,12}(\.\d{1,6})?$/)
    .optional(),
);
const flag = z.preprocess(firstOf, z.enum(["1", "0", "true", "false"]).optional());
const whole = (max: number) =>
  z.preprocess(
    firstOf,
    z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number)
      .pipe(z.number().min(1).max(max))
      .optional(),
  );

/** A slug from a URL; control characters are rejected before any query. */
export const slugInput = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u);
export const pageInput = whole(MAX_PAGE);
export const perPageInput = whole(MAX_PER_PAGE);
export const pageQuery = z.object({ page: pageInput, per_page: perPageInput });

/** The query parameters of a listing; lists with or without brackets. */
export const listingQuery = z.object({
  type: z.preprocess(firstOf, z.enum(LISTING_TYPES).optional()),
  slug: z.preprocess(firstOf, slugInput.optional()),
  q: z.preprocess(firstOf, z.string().max(400).optional()),
  categories: ids,
  "categories[]": ids,
  brands: ids,
  "brands[]": ids,
  colors: ids,
  "colors[]": ids,
  attribute_values: ids,
  "attribute_values[]": ids,
  price_min: price,
  price_max: price,
  rating: z.preprocess(
    firstOf,
    z
      .string()
      .regex(/^\d(\.\d)?$/)
      .transform(Number)
      .pipe(z.number().max(5))
      .optional(),
  ),
  in_stock: flag,
  sort: z.preprocess(firstOf, z.enum(LISTING_SORTS).optional()),
  page: pageInput,
  per_page: perPageInput,
});

export function readListingQuery(query: z.output<typeof listingQuery>): ListingQuery {
  const list = (name: "categories" | "brands" | "colors" | "attribute_values") => [
    ...new Set([...(query[name] ?? []), ...(query[`${name}[]`] ?? [])]),
  ];
  return {
    type: query.type ?? "products",
    slug: query.slug ?? null,
    q: query.q ?? "",
    categories: list("categories"),
    brands: list("brands"),
    colors: list("colors"),
    attributeValues: list("attribute_values"),
    priceMin: query.price_min ?? null,
    priceMax: query.price_max ?? null,
    rating: query.rating || null,
    inStock: query.in_stock === "1" || query.in_stock === "true",
    sort: query.sort ?? "relevance",
    page: query.page ?? 1,
    perPage: query.per_page ?? PER_PAGE,
  };
}
