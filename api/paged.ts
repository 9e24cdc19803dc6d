import { z } from "@hono/zod-openapi";
import type { ListDefinition, ListPage, ListQuery } from "#shared/list/list.ts";
import { readListUrl } from "#shared/list/list-url.ts";
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

/** A page of a desk's list. If `is_total_capped`, there are more rows than `total`; negative pages count from the end. */
export function listPageSchema<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    total: z.int(),
    is_total_capped: z.boolean(),
    page: z.int(),
    per_page: z.int(),
  });
}

/** The same of a desk's list: if `is_total_capped`, there are more rows than `total`. */
export function pagedListSchema<Item extends z.ZodType>(item: Item) {
  return pagedSchema(item).extend({ is_total_capped: z.boolean() });
}

/** The query of a desk's list from the address of its call. */
export function listQueryOf(c: ApiContext, definition: ListDefinition): ListQuery {
  return readListUrl(definition, new URL(c.req.url).searchParams);
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

/** A page of a desk's list in the form of `pagedSchema`. */
export function pagedList<Row>(c: ApiContext, path: string, found: ListPage<Row>) {
  const { rows, page, perPage, total, isTotalCapped } = found;
  const isLast = page === -1 || page * perPage >= total;
  return {
    data: rows.map((row): Wire<Row> => toWire(row)),
    current_page: page,
    per_page: perPage,
    total,
    is_total_capped: isTotalCapped,
    next_page_url: isLast ? null : addressOfPage(c, path, page + 1),
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
