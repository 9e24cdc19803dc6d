import { z } from "@hono/zod-openapi";
import {
  productParameter,
  rejectProductInput,
  restoreVersionInput,
} from "#domain/catalog/product-admin/product-admin.input.ts";
import { refuseChange } from "#domain/catalog/product-admin/refuse-change.ts";
import { answers, body, refuse } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import {
  differencesSchema,
  listVersions,
  showVersion,
  showWaitingChange,
  takeRestoration,
  versionsSchema,
} from "../manage-product-history.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: products"];
const done = z.object({ success: z.string() });

const versions = createRoute({
  method: "get",
  path: "/admin/products/{id}/versions",
  tags,
  summary: "The saved versions of a product, the latest first",
  ...staffReads("catalog.manage"),
  request: { params: productParameter },
  responses: answers(versionsSchema),
});

const version = createRoute({
  method: "get",
  path: "/admin/product-versions/{id}",
  tags,
  summary: "What restoring a version would change",
  ...staffReads("catalog.manage"),
  request: { params: productParameter },
  responses: answers(differencesSchema),
});

const restore = createRoute({
  method: "post",
  path: "/admin/product-versions/{id}/restore",
  tags,
  summary: "Save a former version again; address, stock and status stay",
  ...staffActions("catalog.manage"),
  request: { params: productParameter, ...body(restoreVersionInput) },
  responses: answers(done.extend({ revision: z.int() })),
});

const waiting = createRoute({
  method: "get",
  path: "/admin/products/{id}/waiting-change",
  tags,
  summary: "What differs in the change of a product that waits for approval; nothing without one",
  ...staffReads("catalog.manage"),
  request: { params: productParameter },
  responses: answers(differencesSchema),
});

const refuseWaiting = createRoute({
  method: "post",
  path: "/admin/products/{id}/refuse-change",
  tags,
  summary: "Refuse what a shop changed on an approved product, which stays as it is; the seller is told why",
  ...staffActions("catalog.manage"),
  request: { params: productParameter, ...body(rejectProductInput) },
  responses: answers(done),
});

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
