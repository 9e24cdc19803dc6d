import { z } from "@hono/zod-openapi";
import { exportInput, exportParameter } from "#domain/platform/list-export/list-export.input.ts";
import { answers, body } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import {
  exportFileAnswer,
  exportSchema,
  exportStartedSchema,
  sendExport,
  showExport,
  takeExport,
} from "../list-export.ts";
import { createRouter } from "../router.ts";
import { anyStaffActions, anyStaffReads } from "../staff-guard.ts";

const tags = ["Administration: exports"];

const start = createRoute({
  method: "post",
  path: "/admin/exports",
  tags,
  summary:
    "Export selected rows of a list, or all that match, as a file; a job writes it, and who may read the list may",
  ...anyStaffActions(),
  request: body(exportInput),
  responses: answers(exportStartedSchema),
});

const one = createRoute({
  method: "get",
  path: "/admin/exports/{id}",
  tags,
  summary: "How far an own export is",
  ...anyStaffReads(),
  request: { params: exportParameter },
  responses: answers(z.object({ export: exportSchema })),
});

const file = createRoute({
  method: "get",
  path: "/admin/exports/{id}/file",
  tags,
  summary: "The file of an own export",
  ...anyStaffReads(),
  request: { params: exportParameter },
  responses: exportFileAnswer,
});

export const adminExportApi = createRouter()
  .openapi(start, (c) => takeExport(c, "operator", c.req.valid("json")))
  .openapi(one, (c) => showExport(c, "operator", c.req.valid("param").id))
  .openapi(file, (c) => sendExport(c, "operator", c.req.valid("param").id));
