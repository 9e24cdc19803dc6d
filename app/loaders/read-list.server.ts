import type { ListDefinition, ListQuery } from "#shared/list/list.ts";
import { readListUrl } from "#shared/list/list-url.ts";

/** What the URL of a screen asks of its list; invalid parts are ignored. */
export function readList(definition: ListDefinition, request: Request): ListQuery {
  return readListUrl(definition, new URL(request.url).searchParams);
}
