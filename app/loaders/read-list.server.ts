import type { ListDefinition, ListQuery } from "#shared/list/list.ts";
import { readListUrl } from "#shared/list/list-url.ts";

/** The list query in a screen's URL; invalid parts are ignored. */
export function readList(definition: ListDefinition, request: Request): ListQuery {
  return readListUrl(definition, new URL(request.url).searchParams);
}
