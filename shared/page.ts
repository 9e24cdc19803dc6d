/** One page of a list; pages count from 1. */
export type Page<Item> = { items: Item[]; page: number; perPage: number; total: number };

export function hasNextPage(page: Page<unknown>): boolean {
  return page.page * page.perPage < page.total;
}
