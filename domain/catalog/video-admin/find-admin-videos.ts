import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { VideoForm, VideoOwner, VideoRow } from "./video-admin.ts";
import { findVideoShopRows, videoReads } from "./video-list.repository.ts";
import { getVideoForm } from "./video-write.repository.ts";

/** A page of the owner's videos, including drafts. */
export function findAdminVideos(ctx: Context, owner: VideoOwner, query: ListQuery): Promise<ListPage<VideoRow>> {
  return readListFrom(query, videoReads(ctx, owner));
}

export function getAdminVideo(ctx: Context, owner: VideoOwner, id: number): Promise<VideoForm | null> {
  return getVideoForm(ctx, owner, id);
}

/** The shops that the operator adds videos for. */
export function findVideoShops(ctx: Context): Promise<{ id: number; name: string }[]> {
  return findVideoShopRows(ctx);
}
