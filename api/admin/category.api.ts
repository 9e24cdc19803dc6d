import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import {
  changeCategoryInput,
  mergeCategoryInput,
  moveCategoryInput,
  newCategoryInput,
} from "#domain/catalog/category-admin/category-admin.input.ts";
import { findCategoryRecords } from "#domain/catalog/category-admin/find-category-records.ts";
import { moveCategory } from "#domain/catalog/category-admin/move-category.ts";
import { deleteCategory, mergeCategory } from "#domain/catalog/category-admin/remove-category.ts";
import { changeCategory, createCategory } from "#domain/catalog/category-admin/save-category.ts";
import { toWire } from "#shared/wire.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: catalog", "catalog.manage");
const texts = {
  name: z.string(),
  description: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
};
const categorySchema = z
  .object({
    id: z.int(),
    parent_id: z.int().nullable(),
    depth: z.int(),
    slug: z.string(),
    ...texts,
    image: z.string().nullable(),
    icon: z.string().nullable(),
    banner: z.string().nullable(),
    return_days: z.int().nullable(),
    is_hidden: z.boolean(),
    attribute_ids: z.array(z.int()),
    products_count: z.int(),
    tax_exceptions_count: z.int(),
    translations: z.array(z.object({ language: z.string(), ...texts })),
    version: z.string(),
  })
  .openapi("CategoryRecord");

const list = routes.get(
  "/admin/categories",
  "All categories in the order of the tree, including hidden ones",
  {},
  z.object({ categories: z.array(categorySchema) }),
);

const create = routes.post(
  "/admin/categories",
  "Create a category after its siblings",
  body(newCategoryInput),
  doneSchema.extend({ id: z.int() }),
);

const change = routes.post(
  "/admin/categories/{id}/change",
  "Change a category; its former address redirects",
  { params: idParameter, ...body(changeCategoryInput) },
  doneSchema,
);

const move = routes.post(
  "/admin/categories/{id}/move",
  "Move a category with everything below it",
  { params: idParameter, ...body(moveCategoryInput) },
  doneSchema,
);

const merge = routes.post(
  "/admin/categories/{id}/merge",
  "Move its products and categories into another one, and delete it with its tax exceptions",
  { params: idParameter, ...body(mergeCategoryInput) },
  doneSchema,
);

const remove = routes.post(
  "/admin/categories/{id}/delete",
  "Delete an empty category with its tax exceptions",
  { params: idParameter },
  doneSchema,
);

export const adminCategoryApi = createRouter()
  .openapi(list, async (c) => c.json({ categories: toWire(await findCategoryRecords(c.var.ctx)) }, 200))
  .openapi(create, async (c) => {
    const { ctx } = c.var;
    const input = c.req.valid("json");
    const created = await createCategory(ctx, input);
    if (!created.ok) return refuse(c, created.failure);
    return c.json({ success: ctx.t("{name} created", { name: input.name }), id: created.value }, 200);
  })
  .openapi(change, async (c) =>
    done(c, await changeCategory(c.var.ctx, c.req.valid("param").id, c.req.valid("json")), c.var.ctx.t("Saved")),
  )
  .openapi(move, async (c) => {
    const { parent_id: parentId, position } = c.req.valid("json");
    const moved = await moveCategory(c.var.ctx, c.req.valid("param").id, { parentId, position });
    return done(c, moved, c.var.ctx.t("Saved"));
  })
  .openapi(merge, async (c) => {
    const merged = await mergeCategory(c.var.ctx, c.req.valid("param").id, c.req.valid("json").into_id);
    return done(c, merged, c.var.ctx.t("Merged"));
  })
  .openapi(remove, async (c) =>
    done(c, await deleteCategory(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Deleted")),
  );
