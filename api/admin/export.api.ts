import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { exportInput } from "#domain/platform/list-export/list-export.input.ts";
import { body } from "../answer.ts";
import {
  exportFileAnswer,
  exportSchema,
  exportStartedSchema,
  sendExport,
  showExport,
  takeExport,
} from "../list-export.ts";
import { createRouter } from "../router.ts";
import { anyStaffRoutes } from "../staff-guard.ts";

const routes = anyStaffRoutes("Administration: exports");

const start = routes.post(
  "/admin/exports",
  "Export selected rows of a list, or all that match, as a file; a job writes it, and who may read the list may",
  body(exportInput),
  exportStartedSchema,
);

const one = routes.get(
  "/admin/exports/{id}",
  "How far an own export is",
  { params: idParameter },
  z.object({ export: exportSchema }),
);

const file = routes.get(
  "/admin/exports/{id}/file",
  "The file of an own export",
  { params: idParameter },
  exportFileAnswer,
);

export const adminExportApi = createRouter()
  .openapi(start, (c) => takeExport(c, "operator", c.req.valid("json")))
  .openapi(one, (c) => showExport(c, "operator", c.req.valid("param").id))
  .openapi(file, (c) => sendExport(c, "operator", c.req.valid("param").id));
