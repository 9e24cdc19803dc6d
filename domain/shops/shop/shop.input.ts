import * as z from "zod";
import { SHOP_SORTS, type ShopQuery } from "./shop.ts";

const MAX_PAGE = 1_000_000;
const MAX_PER_PAGE = 60;
const PER_PAGE = 24;
const MAX_QUERY_CHARACTERS = 120;

const firstOf = (value: unknown) => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return first === "" ? undefined : first;
};
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

/** The query parameters of the list of shops. */
export const shopQuery = z.object({
  q: z.preprocess(firstOf, z.string().max(400).optional()),
  rating: whole(5),
  category: z.preprocess(firstOf, z.string().max(200).optional()),
  open: z.preprocess(firstOf, z.enum(["1", "0", "true", "false"]).optional()),
  sort: z.preprocess(firstOf, z.enum(SHOP_SORTS).optional()),
  page: whole(MAX_PAGE),
  per_page: whole(MAX_PER_PAGE),
});

export function readShopQuery(query: z.output<typeof shopQuery>): ShopQuery {
  return {
    q: (query.q ?? "")
      .replaceAll(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, MAX_QUERY_CHARACTERS),
    rating: query.rating ?? null,
    category: query.category ?? null,
    isOpen: query.open === "1" || query.open === "true",
    sort: query.sort ?? "top_rated",
    page: query.page ?? 1,
    perPage: query.per_page ?? PER_PAGE,
  };
}
