import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { compareVersion } from "#domain/platform/page-admin/compare-version.ts";
import { findAdminPages, getPageForm } from "#domain/platform/page-admin/find-admin-pages.ts";
import { pageInput } from "#domain/platform/page-admin/page-admin.input.ts";
import { removePage } from "#domain/platform/page-admin/remove-page.ts";
import { restorePage } from "#domain/platform/page-admin/restore-page.ts";
import { changePage, createPage } from "#domain/platform/page-admin/save-page.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, doneSchema, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: pages", "content.manage");
const texts = { title: z.string(), body: z.string(), description: z.string() };
const state = {
  id: z.int(),
  slug: z.string(),
  is_published: z.boolean(),
  /** When a published page appears; null: at once. */
  publish_at: z.string().nullable(),
  is_legal: z.boolean(),
  is_in_footer: z.boolean(),
};

const rowSchema = z
  .object({
    ...state,
    title: z.string(),
    languages: z.array(z.string()),
    versions_count: z.int(),
    updated_at: z.string(),
  })
  .openapi("PageRow");

const formSchema = z
  .object({
    ...state,
    ...texts,
    translations: z.array(z.object({ language_code: z.string(), ...texts })),
    versions: z.array(z.object({ id: z.int(), title: z.string(), saved_by: z.string(), created_at: z.string() })),
  })
  .openapi("PageForm");

const list = routes.get("/admin/pages", "All pages, drafts too", {}, z.object({ pages: z.array(rowSchema) }));

const read = routes.get(
  "/admin/pages/{id}",
  "A page with its texts in all languages and its latest versions",
  { params: idParameter },
  z.object({ page: formSchema }),
);

const create = routes.post("/admin/pages", "Create a page", body(pageInput), doneSchema.extend({ id: z.int() }));

const change = routes.post(
  "/admin/pages/{id}/change",
  "Change a page; its old address redirects, and the texts are kept as a version",
  { params: idParameter, ...body(pageInput) },
  doneSchema,
);

const remove = routes.post(
  "/admin/pages/{id}/remove",
  "Delete a page that the law does not require",
  { params: idParameter },
  doneSchema,
);

const differenceSchema = z
  .object({
    language_code: z.string().nullable(),
    field: z.enum(["title", "description", "body"]),
    changes: z.array(z.object({ kind: z.enum(["same", "removed", "added"]), text: z.string() })),
  })
  .openapi("PageDifference");

const compare = routes.get(
  "/admin/page-versions/{id}",
  "What has changed in the texts of a page since a version",
  { params: idParameter },
  z.object({ differences: z.array(differenceSchema) }),
);

const restore = routes.post(
  "/admin/page-versions/{id}/restore",
  "Restore the texts of a version",
  { params: idParameter },
  doneSchema,
);

export const adminPageApi = createRouter()
  .openapi(list, async (c) => answer(c, await findAdminPages(c.var.ctx), (found) => ({ pages: toWire(found) })))
  .openapi(read, async (c) =>
    answer(c, await getPageForm(c.var.ctx, c.req.valid("param").id), (found) => ({ page: toWire(found) })),
  )
  .openapi(create, async (c) => {
    const created = await createPage(c.var.ctx, c.req.valid("json"));
    if (created.ok) return c.json({ success: c.var.ctx.t("Page created"), id: created.value }, 200);
    return refuse(c, created.failure);
  })
  .openapi(change, async (c) =>
    done(c, await changePage(c.var.ctx, c.req.valid("param").id, c.req.valid("json")), c.var.ctx.t("Page saved")),
  )
  .openapi(remove, async (c) =>
    done(c, await removePage(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Page deleted")),
  )
  .openapi(compare, async (c) =>
    answer(c, await compareVersion(c.var.ctx, c.req.valid("param").id), (found) => ({ differences: toWire(found) })),
  )
  .openapi(restore, async (c) => {
    const restored = await restorePage(c.var.ctx, c.req.valid("param").id);
    return done(c, restored, c.var.ctx.t("Version restored"));
  });
