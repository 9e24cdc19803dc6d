import type { Page } from "#shared/page.ts";
import { readListingUrl } from "../ui/listing/listing-url.ts";

/** The page of a list that the URL requests; beyond the end it is the first one. */
export async function readPage<Item>(
  request: Request,
  perPage: number,
  find: (wanted: { page: number; perPage: number }) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  const { page } = readListingUrl(new URL(request.url).searchParams);
  const found = await find({ page, perPage });
  return page > 1 && found.items.length === 0 ? find({ page: 1, perPage }) : found;
}
