import { type ListPage, type ListQuery, MAX_COUNTED } from "#shared/list/list.ts";

/** The rows of a bulk action: these ids, or all that match. */
export type BulkSelection = { ids: number[]; query?: never } | { ids?: never; query: ListQuery };

/** The position of a page; `isFromEnd` reads the list backwards. */
export type ListPart = { limit: number; offset: number; isFromEnd: boolean };

/** What a repository reads of a list; `findAfter`: a selection in the order of the ids. */
export type ListReads<Row> = {
  find: (query: ListQuery, part: ListPart) => Promise<Row[]>;
  findAfter: (wanted: BulkSelection, after: number, max: number) => Promise<Row[]>;
  count: (wanted: BulkSelection, max: number) => Promise<number>;
};

type Reads<Row> = {
  /** Counts matching rows, up to this limit. */
  count: (max: number) => Promise<number>;
  find: (part: ListPart) => Promise<Row[]>;
};

/** Reads the requested page; beyond the end it is the last one. Counting every row of a long list would take longer than reading the page. */
export async function readListPage<Row>(
  { page: wanted, perPage }: Pick<ListQuery, "page" | "perPage">,
  { count, find }: Reads<Row>,
): Promise<ListPage<Row>> {
  const counted = await count(MAX_COUNTED + 1);
  const isTotalCapped = counted > MAX_COUNTED;
  const total = Math.min(counted, MAX_COUNTED);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = isTotalCapped ? Math.max(-pages, Math.min(wanted, pages)) : pageWithin(wanted, pages);
  const isFromEnd = page < 0;
  const rows = total === 0 ? [] : await find({ limit: perPage, offset: (Math.abs(page) - 1) * perPage, isFromEnd });
  return { rows: isFromEnd ? rows.toReversed() : rows, total, isTotalCapped, page, perPage };
}

/** The requested page from the reads of a repository. */
export function readListFrom<Row>(query: ListQuery, reads: ListReads<Row>): Promise<ListPage<Row>> {
  return readListPage(query, {
    count: (max) => reads.count({ query }, max),
    find: (part) => reads.find(query, part),
  });
}

function pageWithin(wanted: number, pages: number): number {
  return wanted < 0 ? Math.max(1, pages + 1 + wanted) : Math.min(wanted, pages);
}
