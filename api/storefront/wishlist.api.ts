import { z } from "@hono/zod-openapi";
import type { Context } from "#domain/context.ts";
import { formIdInput } from "#domain/id.input.ts";
import { addToWishlist } from "#domain/cart/wishlist/add-to-wishlist.ts";
import { createWishlist } from "#domain/cart/wishlist/create-wishlist.ts";
import { deleteWishlist } from "#domain/cart/wishlist/delete-wishlist.ts";
import { findWishlists } from "#domain/cart/wishlist/find-wishlists.ts";
import { moveWish } from "#domain/cart/wishlist/move-wish.ts";
import { removeFromWishlist } from "#domain/cart/wishlist/remove-from-wishlist.ts";
import { renameWishlist } from "#domain/cart/wishlist/rename-wishlist.ts";
import { shareWishlist } from "#domain/cart/wishlist/share-wishlist.ts";
import {
  createWishlistInput,
  deleteWishlistInput,
  moveWishInput,
  renameWishlistInput,
  shareWishlistInput,
  wishlistChoiceInput,
} from "#domain/cart/wishlist/wishlist.input.ts";
import { toWire } from "#shared/wire.ts";
import { body, refuse, withSession } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Wishlist");

const wishlistsSchema = z.object({
  /** One entry for each product in each list, newest first. */
  wishlists: z.array(z.object({ product_id: z.int(), wishlist_id: z.int() })),
  lists: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      is_default: z.boolean(),
      share_key: z.string().nullable(),
      products_count: z.int(),
    }),
  ),
});
const changedSchema = wishlistsSchema.extend({ success: z.string() });
const product = z.object({ id: formIdInput });
/** The whole body is optional. */
const listChoice = { body: { required: false, content: { "application/json": { schema: wishlistChoiceInput } } } };

const find = routes.get("/user/wishlists", "The visitor's wishes and their lists", {}, wishlistsSchema);

const add = routes.post(
  "/user/add-to-wishlist/{id}",
  "Add a product to a wishlist; without a list, to the first one",
  { params: product, ...listChoice },
  changedSchema,
);

const remove = routes.post(
  "/user/remove-wishlist-product/{id}",
  "Remove a product from a list; without a list, from all",
  { params: product, ...listChoice },
  changedSchema,
);

const create = routes.post(
  "/user/wishlist/create",
  "Create a list",
  body(createWishlistInput),
  changedSchema.extend({ wishlist_id: z.int() }),
);

const rename = routes.post("/user/wishlist/rename", "Rename a list", body(renameWishlistInput), changedSchema);

const drop = routes.post(
  "/user/wishlist/delete",
  "Delete a list with its contents; not the first one",
  body(deleteWishlistInput),
  changedSchema,
);

const move = routes.post(
  "/user/wishlist/move",
  "Move a product from one list into another",
  body(moveWishInput),
  changedSchema,
);

const share = routes.post(
  "/user/wishlist/share",
  "Share a list by link, or stop sharing it",
  body(shareWishlistInput),
  changedSchema.extend({ share_key: z.string().nullable() }),
);

export const wishlistApi = createRouter()
  .openapi(find, async (c) => c.json(toWire(await findWishlists(c.var.ctx)), 200))
  .openapi(add, async (c) => {
    const ctx = await withSession(c);
    const added = await addToWishlist(ctx, c.req.valid("param").id, c.req.valid("json").wishlist_id ?? null);
    if (!added.ok) return refuse(c, added.failure);
    return c.json(await changed(ctx, ctx.t("Added to wishlist")), 200);
  })
  .openapi(remove, async (c) => {
    const ctx = await withSession(c);
    const removed = await removeFromWishlist(ctx, c.req.valid("param").id, c.req.valid("json").wishlist_id ?? null);
    if (!removed.ok) return refuse(c, removed.failure);
    return c.json(await changed(ctx, ctx.t("Removed from wishlist")), 200);
  })
  .openapi(create, async (c) => {
    const ctx = await withSession(c);
    const created = await createWishlist(ctx, c.req.valid("json").name);
    if (!created.ok) return refuse(c, created.failure);
    return c.json({ ...(await changed(ctx, ctx.t("List created"))), wishlist_id: created.value.id }, 200);
  })
  .openapi(rename, async (c) => {
    const ctx = await withSession(c);
    const { id, name } = c.req.valid("json");
    const renamed = await renameWishlist(ctx, id, name);
    if (!renamed.ok) return refuse(c, renamed.failure);
    return c.json(await changed(ctx, ctx.t("List renamed")), 200);
  })
  .openapi(drop, async (c) => {
    const ctx = await withSession(c);
    const deleted = await deleteWishlist(ctx, c.req.valid("json").id);
    if (!deleted.ok) return refuse(c, deleted.failure);
    return c.json(await changed(ctx, ctx.t("List deleted")), 200);
  })
  .openapi(move, async (c) => {
    const ctx = await withSession(c);
    const { product_id, from_id, to_id } = c.req.valid("json");
    const moved = await moveWish(ctx, product_id, from_id, to_id);
    if (!moved.ok) return refuse(c, moved.failure);
    return c.json(await changed(ctx, ctx.t("Moved to the other list")), 200);
  })
  .openapi(share, async (c) => {
    const ctx = await withSession(c);
    const { id, is_shared } = c.req.valid("json");
    const shared = await shareWishlist(ctx, id, is_shared);
    if (!shared.ok) return refuse(c, shared.failure);
    const sentence = is_shared ? ctx.t("Anyone with the link can see this list.") : ctx.t("This link no longer works.");
    return c.json({ ...(await changed(ctx, sentence)), share_key: shared.value.shareKey }, 200);
  });

async function changed(ctx: Context, sentence: string) {
  return { success: sentence, ...toWire(await findWishlists(ctx)) };
}
