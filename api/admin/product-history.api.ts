import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { rejectProductInput, restoreVersionInput } from "#domain/catalog/product-admin/product-admin.input.ts";
import { refuseChange } from "#domain/catalog/product-admin/refuse-change.ts";
import { body, doneSchema, refuse } from "../answer.ts";
import {
  differencesSchema,
  listVersions,
  showVersion,
  showWaitingChange,
  takeRestoration,
  versionsSchema,
} from "../manage-product-history.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: products", "catalog.manage");

const versions = routes.get(
  "/admin/products/{id}/versions",
  "The saved versions of a product, the latest first",
  { params: idParameter },
  versionsSchema,
);

const version = routes.get(
  "/admin/product-versions/{id}",
  "What restoring a version would change",
  { params: idParameter },
  differencesSchema,
);

const restore = routes.post(
  "/admin/product-versions/{id}/restore",
  "Save a former version again; address, stock and status stay",
  { params: idParameter, ...body(restoreVersionInput) },
  doneSchema.extend({ revision: z.int() }),
);

const waiting = routes.get(
  "/admin/products/{id}/waiting-change",
  "What differs in the change of a product that waits for approval; nothing without one",
  { params: idParameter },
  differencesSchema,
);

const refuseWaiting = routes.post(
  "/admin/products/{id}/refuse-change",
  "Refuse what a shop changed on an approved product, which stays as it is; the seller is told why",
  { params: idParameter, ...body(rejectProductInput) },
  doneSchema,
);

export const adminProductHistoryApi = createRouter()
  .openapi(versions, (c) => listVersions(c, "operator", c.req.valid("param").id))
  .openapi(version, (c) => showVersion(c, "operator", c.req.valid("param").id))
  .openapi(restore, (c) => takeRestoration(c, "operator", c.req.valid("param").id, c.req.valid("json").revision))
  .openapi(waiting, (c) => showWaitingChange(c, "operator", c.req.valid("param").id))
  .openapi(refuseWaiting, async (c) => {
    const { ctx } = c.var;
    const refused = await refuseChange(ctx, c.req.valid("param").id, c.req.valid("json").reason);
    return refused.ok ? c.json({ success: ctx.t("Changes rejected") }, 200) : refuse(c, refused.failure);
  });
