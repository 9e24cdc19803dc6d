import { z } from "@hono/zod-openapi";
import { findCategories } from "#domain/catalog/category/find-categories.ts";
import { findBrandCards } from "#domain/platform/home/find-brand-cards.ts";
import { getHome } from "#domain/platform/home/get-home.ts";
import { countClick } from "#domain/platform/home-admin/count-click.ts";
import { slideClickInput } from "#domain/platform/home-admin/home-admin.input.ts";
import { pageQuery } from "#domain/discovery/listing/listing.input.ts";
import { toWire } from "#shared/wire.ts";
import { body, refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { brandCardSchema, categorySchema, homeSectionSchema } from "./home.schema.ts";
import { paged, pagedSchema, pageOf } from "../paged.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Home");
const BRANDS_PER_PAGE = 60;

const home = routes.get(
  "/home/page",
  "The sections of the home screen with their contents",
  {},
  z.object({ sections: z.array(homeSectionSchema) }),
);

const categories = routes.get(
  "/home/categories",
  "The tree of categories",
  {},
  z.object({ categories: z.array(categorySchema) }),
);

const brands = routes.get(
  "/home/brands",
  "Brands with products, those with most products first",
  { query: pageQuery },
  z.object({ brands: pagedSchema(brandCardSchema) }),
);

const click = routes.post(
  "/home/slide-clicks",
  "Count a click on a slide or a banner by day; who clicked is not stored",
  body(slideClickInput),
  z.object({ id: z.int() }),
);

export const homeApi = createRouter()
  .openapi(home, async (c) => c.json({ sections: toWire(await getHome(c.var.ctx)) }, 200))
  .openapi(click, async (c) => {
    const clicked = c.req.valid("json");
    const counted = await countClick(c.var.ctx, clicked);
    return counted.ok ? c.json({ id: clicked.id }, 200) : refuse(c, counted.failure);
  })
  .openapi(categories, async (c) => {
    const tree: unknown = toWire(await findCategories(c.var.ctx));
    return c.json({ categories: tree as z.output<typeof categorySchema>[] }, 200);
  })
  .openapi(brands, async (c) => {
    const { page = 1, per_page = BRANDS_PER_PAGE } = c.req.valid("query");
    const found = pageOf(await findBrandCards(c.var.ctx), page, per_page);
    return c.json({ brands: paged(c, "home/brands", found) }, 200);
  });
