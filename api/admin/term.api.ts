import { z } from "@hono/zod-openapi";
import { changeTerms } from "#domain/catalog/term-admin/change-terms.ts";
import { findTermRecords } from "#domain/catalog/term-admin/find-term-records.ts";
import { deleteUnusedTerm, mergeTerm } from "#domain/catalog/term-admin/remove-term.ts";
import { changeTerm, createTerm } from "#domain/catalog/term-admin/save-term.ts";
import {
  bulkTermsInput,
  changeTermInput,
  mergeTermInput,
  termInput,
  termKindParameter,
  termParameter,
} from "#domain/catalog/term-admin/term-admin.input.ts";
import { toWire } from "#shared/wire.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { answerBulk, bulkSchema } from "../bulk.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: catalog", "catalog.manage");
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
    version: z.string(),
  })
  .openapi("CatalogTerm");

const list = routes.get(
  "/admin/catalog/{kind}",
  "All brands, colors, attributes, attribute values, tags or units, with how often they are used",
  { params: termKindParameter },
  z.object({ terms: z.array(termSchema) }),
);

const create = routes.post(
  "/admin/catalog/{kind}",
  "Create a brand, a color, an attribute, a value of `attribute_id`, a tag or a unit",
  { params: termKindParameter, ...body(termInput) },
  doneSchema.extend({ id: z.int() }),
);

const change = routes.post(
  "/admin/catalog/{kind}/{id}/change",
  "Change its name, translations, address, logo or shade; products that have a tag or a unit follow",
  { params: termParameter, ...body(changeTermInput) },
  doneSchema,
);

const merge = routes.post(
  "/admin/catalog/{kind}/{id}/merge",
  "Merge a duplicate into another one of its kind; attribute values of the same name are merged",
  { params: termParameter, ...body(mergeTermInput) },
  doneSchema,
);

const remove = routes.post(
  "/admin/catalog/{kind}/{id}/delete",
  "Delete an unused one",
  { params: termParameter },
  doneSchema,
);

const bulk = routes.post(
  "/admin/catalog/{kind}/bulk",
  "Delete those that no product has, or merge duplicates into one; `dry_run` returns what would happen",
  { params: termKindParameter, ...body(bulkTermsInput) },
  bulkSchema,
);

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
    return done(c, await changeTerm(c.var.ctx, kind, id, c.req.valid("json")), c.var.ctx.t("Saved"));
  })
  .openapi(merge, async (c) => {
    const { kind, id } = c.req.valid("param");
    return done(c, await mergeTerm(c.var.ctx, kind, id, c.req.valid("json").into_id), c.var.ctx.t("Merged"));
  })
  .openapi(remove, async (c) => {
    const { kind, id } = c.req.valid("param");
    return done(c, await deleteUnusedTerm(c.var.ctx, kind, id), c.var.ctx.t("Deleted"));
  })
  .openapi(bulk, async (c) =>
    answerBulk(c, await changeTerms(c.var.ctx, c.req.valid("param").kind, c.req.valid("json"))),
  );
