import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { MediaOwner, MediaRecord } from "./media.ts";
import { mediaReads } from "./media.repository.ts";

/** A page of the uploaded images of a shop, or of all for the operator. */
export function findMedia(ctx: Context, owner: MediaOwner, query: ListQuery): Promise<ListPage<MediaRecord>> {
  return readListFrom(query, mediaReads(ctx, owner));
}
