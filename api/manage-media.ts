import { z } from "@hono/zod-openapi";
import { changeMedia } from "#domain/platform/media/change-media.ts";
import { findMedia } from "#domain/platform/media/find-media.ts";
import type { MediaOwner } from "#domain/platform/media/media.ts";
import type { BulkMediaInput, MediaChange } from "#domain/platform/media/media.input.ts";
import { getMediaOwner } from "#domain/platform/media/media-owner.ts";
import { removeSelectedMedia } from "#domain/platform/media/remove-media.ts";
import { FOCUS_POINTS } from "#shared/focus-point.ts";
import { ADMIN_MEDIA_LIST, SHOP_MEDIA_LIST } from "#shared/list/media-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { refuse, type ApiContext } from "./answer.ts";
import { presentBulk } from "./bulk.ts";
import { orNull } from "./or-null.ts";
import { pagedList, pagedSchema } from "./paged.ts";

type Side = MediaOwner["kind"];

const LISTS = {
  shop: { definition: SHOP_MEDIA_LIST, call: "seller/media" },
  operator: { definition: ADMIN_MEDIA_LIST, call: "admin/media" },
};

const mediaSchema = z
  .object({
    id: z.int(),
    file: z.string(),
    name: z.string(),
    alt: z.string(),
    focus: z.enum(FOCUS_POINTS).nullable(),
    byte_count: z.int().nullable(),
    shop: orNull(z.object({ id: z.int(), name: z.string() })),
    uses: z.array(
      z.object({
        kind: z.enum(["product", "brand", "category", "slide", "banner", "campaign", "post", "page"]),
        id: z.int(),
        name: z.string(),
      }),
    ),
    uses_count: z.int(),
    created_at: z.string(),
    version: z.string(),
  })
  .openapi("MediaFile");

export const mediaListSchema = z.object({ media: pagedSchema(mediaSchema).extend({ is_total_capped: z.boolean() }) });

export async function listMedia(c: ApiContext, side: Side) {
  const owner = await getMediaOwner(c.var.ctx, side, "read");
  if (!owner.ok) return refuse(c, owner.failure);
  const { definition, call } = LISTS[side];
  const query = readListUrl(definition, new URL(c.req.url).searchParams);
  return c.json({ media: pagedList(c, call, await findMedia(c.var.ctx, owner.value, query)) }, 200);
}

export async function takeMediaChange(c: ApiContext, side: Side, id: number, change: MediaChange) {
  const { ctx } = c.var;
  const owner = await getMediaOwner(ctx, side, "write");
  if (!owner.ok) return refuse(c, owner.failure);
  const changed = await changeMedia(ctx, owner.value, id, change);
  return changed.ok ? c.json({ success: ctx.t("Saved") }, 200) : refuse(c, changed.failure);
}

export async function takeMediaRemoval(c: ApiContext, side: Side, input: BulkMediaInput) {
  const owner = await getMediaOwner(c.var.ctx, side, "write");
  if (!owner.ok) return refuse(c, owner.failure);
  return c.json(presentBulk(c, await removeSelectedMedia(c.var.ctx, owner.value, input)), 200);
}
