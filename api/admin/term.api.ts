import { z } from "@hono/zod-openapi";
import { changeTerms } from "#domain/catalog/term-admin/change-terms.ts";
import { findTermRecords } from "#domain/catalog/term-admin/find-term-records.ts";
import { deleteUnusedTerm, mergeTerm } from "#domain/catalog/term-admin/remove-term.ts";
import { changeTerm, createTerm } from "#domain/catalog/term-admin/save-term.ts";
import {
  bulkTermsInput,
  mergeTermInput,
  termInput,
  termKindParameter,
  termParameter,
} from "#domain/catalog/term-admin/term-admin.input.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, doneSchema, refuse } from "../answer.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import { createRoute } from "../create-route.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: catalog"];
const termSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    image: z.string().nullable(),
    hex: z.string(),
    attribute_id: z.int().nullable(),
    guide_page_id: z.int().nullable(),
    uses_count: z.int(),
    translations: z.array(z.object({ language: z.string(), name: z.string() })),
  })
  .openapi("CatalogTerm");

const list = createRoute({
  method: "get",
  path: "/admin/catalog/{kind}",
  tags,
  summary: "All brands, colors, attributes, attribute values, tags or units, with how often they are used",
  ...staffReads("catalog.manage"),
  request: { params: termKindParameter },
  responses: answers(z.object({ terms: z.array(termSchema) })),
});

const create = createRoute({
  method: "post",
  path: "/admin/catalog/{kind}",
  tags,
  summary: "Create a brand, a color, an attribute, a value of `attribute_id`, a tag or a unit",
  ...staffActions("catalog.manage"),
  request: { params: termKindParameter, ...body(termInput) },
  responses: answers(doneSchema.extend({ id: z.int() })),
});

const change = createRoute({
  method: "post",
  path: "/admin/catalog/{kind}/{id}/change",
  tags,
  summary: "Change its name, translations, address, logo or shade; products that have a tag or a unit follow",
  ...staffActions("catalog.manage"),
  request: { params: termParameter, ...body(termInput) },
  responses: answers(doneSchema),
});

const merge = createRoute({
  method: "post",
  path: "/admin/catalog/{kind}/{id}/merge",
  tags,
  summary: "Join a duplicate with another one of its kind; not for attributes, whose values are joined",
  ...staffActions("catalog.manage"),
  request: { params: termParameter, ...body(mergeTermInput) },
  responses: answers(doneSchema),
});

const remove = createRoute({
  method: "post",
  path: "/admin/catalog/{kind}/{id}/delete",
  tags,
  summary: "Delete what no product has",
  ...staffActions("catalog.manage"),
  request: { params: termParameter },
  responses: answers(doneSchema),
});

const bulk = createRoute({
  method: "post",
  path: "/admin/catalog/{kind}/bulk",
  tags,
  summary: "Delete those that no product has, or merge duplicates into one; `dry_run` says what would happen",
  ...staffActions("catalog.manage"),
  request: { params: termKindParameter, ...body(bulkTermsInput) },
  responses: answers(bulkSchema),
});

export const adminTermApi = createRouter()
  .openapi(list, async (c) =>
    c.json({ terms: toWire(await findTermRecords(c.var.ctx, c.req.valid("param").kind)) }, 200),
  )
  .openapi(create, async (c) => {
    const { ctx } = c.var;
    const input = c.req.valid("json");
    const created = await createTerm(ctx, c.req.valid("param").kind, input);
    if (!created.ok) return refuse(c, created.failure);
    return c.json({ success: ctx.t("{name} created", { name: input.name }), id: created.value }, 200);
  })
  .openapi(change, async (c) => {
    const { kind, id } = c.req.valid("param");
    const changed = await changeTerm(c.var.ctx, kind, id, c.req.valid("json"));
    return changed.ok ? c.json({ success: c.var.ctx.t("Saved") }, 200) : refuse(c, changed.failure);
  })
  .openapi(merge, async (c) => {
    const { kind, id } = c.req.valid("param");
    const merged = await mergeTerm(c.var.ctx, kind, id, c.req.valid("json").into_id);
    return merged.ok ? c.json({ success: c.var.ctx.t("Merged") }, 200) : refuse(c, merged.failure);
  })
  .openapi(remove, async (c) => {
    const { kind, id } = c.req.valid("param");
    const removed = await deleteUnusedTerm(c.var.ctx, kind, id);
    return removed.ok ? c.json({ success: c.var.ctx.t("Deleted") }, 200) : refuse(c, removed.failure);
  })
  .openapi(bulk, async (c) => {
    const changed = await changeTerms(c.var.ctx, c.req.valid("param").kind, c.req.valid("json"));
    return changed.ok ? c.json(presentBulk(c, changed.value), 200) : refuse(c, changed.failure);
  });
