import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { changeMedia } from "#domain/platform/media/change-media.ts";
import { findMedia } from "#domain/platform/media/find-media.ts";
import { getMediaOwner } from "#domain/platform/media/media-owner.ts";
import {
  adminMediaQuery,
  bulkAdminMediaInput,
  bulkMediaInput,
  changeMediaInput,
  shopMediaQuery,
} from "#domain/platform/media/media.input.ts";
import { removeSelectedMedia } from "#domain/platform/media/remove-media.ts";
import { FOCUS_POINTS } from "#shared/focus-point.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { ADMIN_MEDIA_LIST, SHOP_MEDIA_LIST } from "#shared/list/media-lists.ts";
import { body, done, refuse } from "../answer.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import { routesOf } from "../create-route.ts";
import { type Desk, type DeskArea, shopDesk } from "../desk.ts";
import { orNull } from "../or-null.ts";
import { pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { anyStaffReads, staffActions } from "../staff-guard.ts";

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

const mediaListSchema = z.object({ media: pagedListSchema(mediaSchema) });

/** The calls about uploaded images: of a shop about its own, of the operator about all. */
function mediaCalls<Area extends DeskArea>({ area, side, routes }: Desk<Area>) {
  const isShop = side === "shop";

  const list = routes.get(
    `${area}/media`,
    isShop
      ? "The uploaded images of your own shop, with where each is used"
      : "The uploaded images of the operator and of all shops, with where each is used",
    isShop ? { query: shopMediaQuery } : { query: adminMediaQuery },
    mediaListSchema,
  );

  const change = routes.post(
    `${area}/media/{id}/change`,
    "Change the name and the alt text of an image",
    { params: idParameter, ...body(changeMediaInput) },
    z.object({ success: z.string() }),
  );

  const bulk = routes.post(
    `${area}/media/bulk`,
    "Delete selected images that are not in use; `dry_run` returns what would happen",
    isShop ? body(bulkMediaInput) : body(bulkAdminMediaInput),
    bulkSchema,
  );

  return createRouter()
    .openapi(list, async (c) => {
      const owner = await getMediaOwner(c.var.ctx, side, "read");
      if (!owner.ok) return refuse(c, owner.failure);
      const { definition, call } = LISTS[side];
      const query = readListUrl(definition, new URL(c.req.url).searchParams);
      return c.json({ media: pagedList(c, call, await findMedia(c.var.ctx, owner.value, query)) }, 200);
    })
    .openapi(change, async (c) => {
      const { id } = c.req.valid("param");
      const { ctx } = c.var;
      const owner = await getMediaOwner(ctx, side, "write");
      if (!owner.ok) return refuse(c, owner.failure);
      return done(c, await changeMedia(ctx, owner.value, id, c.req.valid("json")), ctx.t("Saved"));
    })
    .openapi(bulk, async (c) => {
      const owner = await getMediaOwner(c.var.ctx, side, "write");
      if (!owner.ok) return refuse(c, owner.failure);
      return c.json(presentBulk(c, await removeSelectedMedia(c.var.ctx, owner.value, c.req.valid("json"))), 200);
    });
}

export const sellerMediaCalls = mediaCalls(shopDesk("Seller: products", "products"));
export const adminMediaCalls = mediaCalls({
  area: "/admin",
  side: "operator",
  routes: routesOf("Administration: content", anyStaffReads(), staffActions("content.manage")),
});
