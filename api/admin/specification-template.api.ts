import { z } from "@hono/zod-openapi";
import { findTemplateRecords } from "#domain/catalog/specification-template/find-templates.ts";
import {
  changeTemplate,
  createTemplate,
  removeTemplate,
} from "#domain/catalog/specification-template/save-template.ts";
import {
  templateInput,
  templateParameter,
} from "#domain/catalog/specification-template/specification-template.input.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, doneSchema, refuse } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: catalog"];
const templateSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    category_id: z.int().nullable(),
    rows: z.array(z.string()),
    translations: z.array(z.object({ language: z.string(), rows: z.array(z.string()) })),
    uses_count: z.int(),
  })
  .openapi("SpecificationTemplate");

const list = createRoute({
  method: "get",
  path: "/admin/specification-templates",
  tags,
  summary: "The rows that specifications should have, by kind of product, with how many products have them",
  ...staffReads("catalog.manage"),
  responses: answers(z.object({ templates: z.array(templateSchema) })),
});

const create = createRoute({
  method: "post",
  path: "/admin/specification-templates",
  tags,
  summary: "Create a template of specifications",
  ...staffActions("catalog.manage"),
  request: body(templateInput),
  responses: answers(doneSchema.extend({ id: z.int() })),
});

const change = createRoute({
  method: "post",
  path: "/admin/specification-templates/{id}/change",
  tags,
  summary: "Change its name, category, rows or translations; products stay as they are",
  ...staffActions("catalog.manage"),
  request: { params: templateParameter, ...body(templateInput) },
  responses: answers(doneSchema),
});

const remove = createRoute({
  method: "post",
  path: "/admin/specification-templates/{id}/delete",
  tags,
  summary: "Delete a template of specifications; products stay as they are",
  ...staffActions("catalog.manage"),
  request: { params: templateParameter },
  responses: answers(doneSchema),
});

export const adminSpecificationTemplateApi = createRouter()
  .openapi(list, async (c) => c.json({ templates: toWire(await findTemplateRecords(c.var.ctx)) }, 200))
  .openapi(create, async (c) => {
    const { ctx } = c.var;
    const input = c.req.valid("json");
    const created = await createTemplate(ctx, input);
    if (!created.ok) return refuse(c, created.failure);
    return c.json({ success: ctx.t("{name} created", { name: input.name }), id: created.value }, 200);
  })
  .openapi(change, async (c) => {
    const changed = await changeTemplate(c.var.ctx, c.req.valid("param").id, c.req.valid("json"));
    return changed.ok ? c.json({ success: c.var.ctx.t("Saved") }, 200) : refuse(c, changed.failure);
  })
  .openapi(remove, async (c) => {
    const removed = await removeTemplate(c.var.ctx, c.req.valid("param").id);
    return removed.ok ? c.json({ success: c.var.ctx.t("Deleted") }, 200) : refuse(c, removed.failure);
  });
