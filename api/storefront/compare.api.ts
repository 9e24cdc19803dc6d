import { z } from "@hono/zod-openapi";
import { addToCompare } from "#domain/cart/compare/add-to-compare.ts";
import { findComparedProducts } from "#domain/cart/compare/find-compared-products.ts";
import { removeFromCompare } from "#domain/cart/compare/remove-from-compare.ts";
import { formIdInput } from "#domain/id.input.ts";
import { toWire } from "#shared/wire.ts";
import { refuse, withSession } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { productCardSchema } from "./product.schema.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Compare");

const comparedSchema = z.object({ compare_list: z.array(productCardSchema) });
const changedSchema = comparedSchema.extend({ success: z.string() });
const product = z.object({ id: formIdInput });

const find = routes.get("/home/compare-list", "The visitor's comparison, in the order of adding", {}, comparedSchema);

const add = routes.post(
  "/home/add-to-compare/{id}",
  "Add a product to the comparison; at most four",
  { params: product },
  changedSchema,
);

const remove = routes.post(
  "/home/remove-compare-product/{id}",
  "Remove a product from the comparison",
  { params: product },
  changedSchema,
);

export const compareApi = createRouter()
  .openapi(find, async (c) => c.json({ compare_list: toWire(await findComparedProducts(c.var.ctx)) }, 200))
  .openapi(add, async (c) => {
    const ctx = await withSession(c);
    const added = await addToCompare(ctx, c.req.valid("param").id);
    if (!added.ok) return refuse(c, added.failure);
    const compare_list = toWire(await findComparedProducts(ctx));
    return c.json({ success: ctx.t("Added to compare"), compare_list }, 200);
  })
  .openapi(remove, async (c) => {
    const ctx = await withSession(c);
    await removeFromCompare(ctx, c.req.valid("param").id);
    const compare_list = toWire(await findComparedProducts(ctx));
    return c.json({ success: ctx.t("Removed from compare"), compare_list }, 200);
  });
