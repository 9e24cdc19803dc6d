import { z } from "@hono/zod-openapi";
import { hasNextPage, type Page } from "#shared/page.ts";
import { toWire, type Wire } from "#shared/wire.ts";
import type { ApiContext } from "./answer.ts";

/** A page of a list. */
export function pagedSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    current_page: z.int(),
    per_page: z.int(),
    total: z.int(),
    next_page_url: z.string().nullable(),
  });
}

/** `path`: of the call, below the base path; the next page's address has all parameters of this one. */
export function paged<Item>(c: ApiContext, path: string, page: Page<Item>) {
  return {
    data: page.items.map((item): Wire<Item> => toWire(item)),
    current_page: page.page,
    per_page: page.perPage,
    total: page.total,
    next_page_url: hasNextPage(page) ? addressOfPage(c, path, page.page + 1) : null,
  };
}

/** Returns a page of a short list that is already complete. */
export function pageOf<Item>(items: readonly Item[], page: number, perPage: number): Page<Item> {
  const begin = (page - 1) * perPage;
  return { items: items.slice(begin, begin + perPage), page, perPage, total: items.length };
}

function addressOfPage(c: ApiContext, path: string, page: number): string {
  const parameters = new URL(c.req.url).searchParams;
  parameters.set("page", String(page));
  return `${c.var.ctx.shopUrl}/${path}?${parameters}`;
}
