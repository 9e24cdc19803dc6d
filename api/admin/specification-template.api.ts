import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { findTemplateRecords } from "#domain/catalog/specification-template/find-templates.ts";
import { mergeTemplate } from "#domain/catalog/specification-template/merge-template.ts";
import {
  changeTemplate,
  createTemplate,
  removeTemplate,
} from "#domain/catalog/specification-template/save-template.ts";
import {
  changeTemplateInput,
  mergeTemplateInput,
  templateInput,
} from "#domain/catalog/specification-template/specification-template.input.ts";
import { toWire } from "#shared/wire.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: catalog", "catalog.manage");
const templateSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    category_id: z.int().nullable(),
    rows: z.array(z.string()),
    translations: z.array(z.object({ language: z.string(), rows: z.array(z.string()) })),
    uses_count: z.int(),
    version: z.string(),
  })
  .openapi("SpecificationTemplate");

const list = routes.get(
  "/admin/specification-templates",
  "The rows that specifications should have, by kind of product, with how many products have them",
  {},
  z.object({ templates: z.array(templateSchema) }),
);

const create = routes.post(
  "/admin/specification-templates",
  "Create a template of specifications",
  body(templateInput),
  doneSchema.extend({ id: z.int() }),
);

const change = routes.post(
  "/admin/specification-templates/{id}/change",
  "Change its name, category, rows or translations; products stay unchanged",
  { params: idParameter, ...body(changeTemplateInput) },
  doneSchema,
);

const merge = routes.post(
  "/admin/specification-templates/{id}/merge",
  "Merge a duplicate into another one, which gets the rows that it lacks; products stay unchanged",
  { params: idParameter, ...body(mergeTemplateInput) },
  doneSchema,
);

const remove = routes.post(
  "/admin/specification-templates/{id}/delete",
  "Delete a template of specifications; products stay unchanged",
  { params: idParameter },
  doneSchema,
);

export const adminSpecificationTemplateApi = createRouter()
  .openapi(list, async (c) => c.json({ templates: toWire(await findTemplateRecords(c.var.ctx)) }, 200))
  .openapi(create, async (c) => {
    const { ctx } = c.var;
    const input = c.req.valid("json");
    const created = await createTemplate(ctx, input);
    if (!created.ok) return refuse(c, created.failure);
    return c.json({ success: ctx.t("{name} created", { name: input.name }), id: created.value }, 200);
  })
  .openapi(change, async (c) =>
    done(c, await changeTemplate(c.var.ctx, c.req.valid("param").id, c.req.valid("json")), c.var.ctx.t("Saved")),
  )
  .openapi(merge, async (c) =>
    done(c, await mergeTemplate(c.var.ctx, c.req.valid("param").id, c.req.valid("json")), c.var.ctx.t("Merged")),
  )
  .openapi(remove, async (c) =>
    done(c, await removeTemplate(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Deleted")),
  );
