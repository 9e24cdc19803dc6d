import { z } from "@hono/zod-openapi";
import { SHOP_STATUSES } from "#shared/shop-status.ts";
import { idParameter } from "#domain/id.input.ts";
import { changeShops } from "#domain/shops/shop-admin/change-shops.ts";
import { closeShop, reopenShop, suspendShop } from "#domain/shops/shop-admin/suspend-shop.ts";
import { findAdminShops, getShopRecord } from "#domain/shops/shop-admin/find-admin-shops.ts";
import { lookAtShop, stopLookingAtShop } from "#domain/shops/shop-admin/look-at-shop.ts";
import { adminShopsQuery, bulkShopsInput, shopReasonInput } from "#domain/shops/shop-admin/shop-admin.input.ts";
import { noteInput } from "#domain/platform/note/note.input.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { ADMIN_SHOP_LIST } from "#shared/list/shop-list.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, doneSchema, refuse } from "../answer.ts";
import { answerBulk, bulkSchema } from "../bulk.ts";
import { addNote } from "../add-note.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { pagedList, pagedSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: shops", "shops.manage");

const rowSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    status: z.enum(SHOP_STATUSES),
    owner_email: z.string().nullable(),
    joined_at: z.string(),
    products_count: z.int(),
    orders_count: z.int(),
    open_orders_count: z.int(),
    rating: z.number(),
    sales: shownMoneySchema,
    late_percent: z.int().nullable(),
  })
  .openapi("AdminShop");

const recordSchema = rowSchema.extend({
  owner_id: z.int().nullable(),
  owner_name: z.string(),
  status_reason: z.string(),
  is_approval_required: z.boolean(),
  is_operator: z.boolean(),
  imprint: z.array(z.string()),
  notes: z.array(z.object({ id: z.int(), text: z.string(), written_by: z.string(), created_at: z.string() })),
});

const list = routes.get(
  "/admin/shops",
  "All shops with sales, rating and late rate; `-` before a sort is descending",
  { query: adminShopsQuery },
  z.object({
    shops: pagedSchema(rowSchema.extend({ tags: z.array(z.string()) })).extend({ is_total_capped: z.boolean() }),
  }),
);

const bulk = routes.post(
  "/admin/shops/bulk",
  "Add a tag to selected shops, or remove it; `dry_run` returns what would happen",
  body(bulkShopsInput),
  bulkSchema,
);

const one = routes.get(
  "/admin/shops/{id}",
  "A shop with its notes",
  { params: idParameter },
  z.object({ shop: recordSchema }),
);

const suspend = routes.post(
  "/admin/shops/{id}/suspend",
  "Suspend a shop, with a reason for its owner",
  { params: idParameter, ...body(shopReasonInput) },
  doneSchema,
);

const reopen = routes.post(
  "/admin/shops/{id}/reopen",
  "Let a suspended shop sell again",
  { params: idParameter },
  doneSchema,
);

const close = routes.post(
  "/admin/shops/{id}/close",
  "Permanently close a shop without open orders",
  { params: idParameter, ...body(shopReasonInput) },
  doneSchema,
);

const note = routes.post(
  "/admin/shops/{id}/notes",
  "Add an internal note about a shop, for staff",
  { params: idParameter, ...body(noteInput) },
  doneSchema,
);

const look = routes.post(
  "/admin/shops/{id}/look",
  "View the seller's desk as the shop does, read-only",
  { params: idParameter },
  doneSchema,
);

const stop = routes.post("/admin/shop-look/stop", "Stop viewing a shop's desk", {}, doneSchema);

export const adminShopApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findAdminShops(c.var.ctx, readListUrl(ADMIN_SHOP_LIST, new URL(c.req.url).searchParams));
    return found.ok ? c.json({ shops: pagedList(c, "admin/shops", found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(bulk, async (c) => answerBulk(c, await changeShops(c.var.ctx, c.req.valid("json"))))
  .openapi(one, async (c) =>
    answer(c, await getShopRecord(c.var.ctx, c.req.valid("param").id), (found) => ({ shop: toWire(found) })),
  )
  .openapi(suspend, async (c) =>
    done(
      c,
      await suspendShop(c.var.ctx, c.req.valid("param").id, c.req.valid("json").reason),
      c.var.ctx.t("Shop suspended"),
    ),
  )
  .openapi(reopen, async (c) =>
    done(c, await reopenShop(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Shop reopened")),
  )
  .openapi(close, async (c) =>
    done(
      c,
      await closeShop(c.var.ctx, c.req.valid("param").id, c.req.valid("json").reason),
      c.var.ctx.t("Shop closed"),
    ),
  )
  .openapi(note, (c) => addNote(c, "operator", { kind: "shop", id: c.req.valid("param").id }, c.req.valid("json").text))
  .openapi(look, async (c) =>
    done(c, await lookAtShop(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("You're viewing the desk as this shop.")),
  )
  .openapi(stop, async (c) => done(c, await stopLookingAtShop(c.var.ctx), c.var.ctx.t("Back in your own account")));
