import { z } from "@hono/zod-openapi";
import { findFacets } from "#domain/discovery/listing/find-facets.ts";
import { findListing } from "#domain/discovery/listing/find-listing.ts";
import { getListingSubject, getListingType } from "#domain/discovery/listing/get-listing-subject.ts";
import { listingQuery, pageQuery, readListingQuery } from "#domain/discovery/listing/listing.input.ts";
import { EMPTY_QUERY, LISTING_TYPES, type Listing, type ListingQuery } from "#domain/discovery/listing/listing.ts";
import { suggest } from "#domain/discovery/listing/suggest.ts";
import { findPopularSearches } from "#domain/discovery/search/find-popular-searches.ts";
import { markWishlisted } from "#domain/cart/wishlist/mark-wishlisted.ts";
import { logSearch } from "#domain/discovery/search/log-search.ts";
import { toWire } from "#shared/wire.ts";
import { body, refuse, type ApiContext } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { facetsSchema, suggestionsSchema } from "./listing.schema.ts";
import { paged, pagedSchema } from "../paged.ts";
import { productCardSchema } from "./product.schema.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Listing");
const products = pagedSchema(productCardSchema);
const slugInPath = z.object({ slug: z.string().max(200) });

const filtered = routes.get(
  "/home/filtered_products",
  "Products by type, filters, price and search words",
  { query: listingQuery },
  z.object({
    type: z.enum(LISTING_TYPES),
    products,
    slug: z.string().nullable(),
    page: z.int(),
    corrected_query: z.string().nullable(),
    suggested_query: z.string().nullable(),
  }),
);

const filters = routes.get(
  "/home/filter_data",
  "The facets of a listing with counts",
  { query: listingQuery },
  facetsSchema.extend({
    shop: z.object({ slug: z.string(), name: z.string(), image: z.string().nullable() }).nullable(),
  }),
);

const offers = routes.get(
  "/home/offer-products",
  "Products with a running special price, the first to end first",
  { query: pageQuery },
  z.object({ products }),
);

const bestSelling = routes.get(
  "/home/best-selling-products",
  "Best-selling products",
  { query: pageQuery },
  z.object({ products }),
);

const gadgets = routes.get(
  "/home/gadget-products/{slug}",
  "Products of a category section of the home screen",
  { params: slugInPath, query: pageQuery },
  z.object({ products, slug: z.string() }),
);

const suggestions = routes.get(
  "/search/suggest",
  "Suggestions for the typed letters",
  { query: z.object({ q: z.string().max(400).optional() }) },
  suggestionsSchema,
);

const note = routes.post(
  "/search/note",
  "Count a search for the popular searches; each search once a day per network address",
  body(z.object({ q: z.string().max(400) })),
  z.object({ q: z.string() }),
);

export const searchApi = createRouter()
  .openapi(filtered, async (c) => {
    const query = await readQuery(c, c.req.valid("query"));
    const listing = query && (await findListing(c.var.ctx, query));
    if (!listing) return refuse(c, { code: "not_found" });
    const items = await markWishlisted(c.var.ctx, listing.products.items);
    return c.json(
      {
        type: query.type,
        products: paged(c, "home/filtered_products", { ...listing.products, items }),
        slug: query.slug,
        page: query.page,
        corrected_query: listing.correctedQuery,
        suggested_query: listing.suggestedQuery,
      },
      200,
    );
  })
  .openapi(filters, async (c) => {
    const query = await readQuery(c, c.req.valid("query"));
    if (!query) return refuse(c, { code: "not_found" });
    const [facets, subject] = await Promise.all([findFacets(c.var.ctx, query), getListingSubject(c.var.ctx, query)]);
    if (!facets || !subject) return refuse(c, { code: "not_found" });
    const shop = query.type === "shop" ? { slug: subject.slug!, name: subject.name, image: subject.image } : null;
    return c.json({ ...toWire(facets), shop }, 200);
  })
  .openapi(offers, async (c) => {
    const listing = await findList(c, { type: "offer" }, c.req.valid("query"));
    return c.json({ products: paged(c, "home/offer-products", listing!.products) }, 200);
  })
  .openapi(bestSelling, async (c) => {
    const listing = await findList(c, { type: "best_selling" }, c.req.valid("query"));
    return c.json({ products: paged(c, "home/best-selling-products", listing!.products) }, 200);
  })
  .openapi(gadgets, async (c) => {
    const { slug } = c.req.valid("param");
    const listing = await findList(c, { type: "gadget", slug }, c.req.valid("query"));
    if (!listing) return refuse(c, { code: "not_found" });
    return c.json({ products: paged(c, `home/gadget-products/${slug}`, listing.products), slug }, 200);
  })
  .openapi(suggestions, async (c) => {
    const typed = c.req.valid("query").q ?? "";
    const popular = typed.trim() === "" ? await findPopularSearches(c.var.ctx) : [];
    return c.json({ ...toWire(await suggest(c.var.ctx, typed)), popular }, 200);
  })
  .openapi(note, async (c) => {
    const { q } = c.req.valid("json");
    const listing = await findListing(c.var.ctx, { ...EMPTY_QUERY, q });
    if (listing) await logSearch(c.var.ctx, listing);
    return c.json({ q }, 200);
  });

function findList(
  c: ApiContext,
  list: Pick<ListingQuery, "type"> & { slug?: string },
  { page = 1, per_page = EMPTY_QUERY.perPage }: { page?: number; per_page?: number },
): Promise<Listing | null> {
  return findListing(c.var.ctx, { ...EMPTY_QUERY, ...list, page, perPage: per_page });
}

/** A slug without a type determines the type of the listing; null if the slug is unknown. */
async function readQuery(c: ApiContext, input: z.output<typeof listingQuery>): Promise<ListingQuery | null> {
  const query = readListingQuery(input);
  if (input.type !== undefined || query.slug === null) return query;
  const type = await getListingType(c.var.ctx, query.slug);
  return type && { ...query, type };
}
