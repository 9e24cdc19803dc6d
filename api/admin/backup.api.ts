import { z } from "@hono/zod-openapi";
import { findBackups, openBackup, removeBackup } from "#domain/platform/system/manage-backups.ts";
import { toWire } from "#shared/wire.ts";
import { answer, done, doneSchema, failureResponses, refuse } from "../answer.ts";
import { fileDisposition } from "../file-answer.ts";
import { isOurOrigin } from "../guard.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: system", "backups.manage");
const parameter = z.object({ name: z.string().max(100) });

const list = routes.get(
  "/admin/backups",
  "The backups in the data folder of the server, newest first",
  {},
  z.object({ backups: z.array(z.object({ name: z.string(), bytes: z.int(), made_at: z.string() })) }),
);

const download = routes.get(
  "/admin/backups/{name}/file",
  "A backup: everything of the shop in one archive; each download is in the audit log",
  { params: parameter },
  {
    200: { description: "The archive.", content: { "application/gzip": { schema: z.string() } } },
    ...failureResponses,
  },
);

const remove = routes.post("/admin/backups/{name}/delete", "Delete a backup", { params: parameter }, doneSchema);

export const adminBackupApi = createRouter()
  .openapi(list, async (c) => answer(c, await findBackups(c.var.ctx), (found) => toWire({ backups: found })))
  .openapi(download, async (c) => {
    // A page elsewhere must not make anyone keep a copy of the shop.
    const { headers } = c.req.raw;
    const isTyped = headers.get("Sec-Fetch-Site") === "none";
    if (!isTyped && !isOurOrigin(headers, c.var.origins)) return refuse(c, { code: "page_expired" });
    const { name } = c.req.valid("param");
    const opened = await openBackup(c.var.ctx, name);
    if (!opened.ok) return refuse(c, opened.failure);
    return c.body(opened.value.stream, 200, {
      "Content-Type": "application/gzip",
      "Content-Length": String(opened.value.bytes),
      "Content-Disposition": fileDisposition(name, name),
      "Cache-Control": "private, no-store, no-transform",
      "X-Content-Type-Options": "nosniff",
    });
  })
  .openapi(remove, async (c) =>
    done(c, await removeBackup(c.var.ctx, c.req.valid("param").name), c.var.ctx.t("Backup deleted")),
  );
