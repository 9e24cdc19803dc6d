import { z } from "@hono/zod-openapi";
import { checkBooks } from "#domain/platform/system/check-books.ts";
import { clearErrors, findErrors } from "#domain/platform/system/find-errors.ts";
import { findJobHistory } from "#domain/platform/system/find-job-history.ts";
import { getSystem } from "#domain/platform/system/get-system.ts";
import { purgeCache } from "#domain/platform/system/purge-cache.ts";
import { runJob } from "#domain/platform/system/run-job.ts";
import { startBackup } from "#domain/platform/system/start-backup.ts";
import { toWire } from "#shared/wire.ts";
import { answer, done, doneSchema, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: system", "settings.manage");

const jobParameter = z.object({
  job: z
    .string()
    .max(40)
    .regex(/^\P{Cc}*$/u),
});

const read = routes.get(
  "/admin/system",
  "Background jobs with their last run and failure, and the versions in use",
  {},
  z.object({
    jobs: z.array(
      z.object({
        job: z.string(),
        started_at: z.string(),
        milliseconds: z.int(),
        failures: z.int(),
        failed_at: z.string().nullable(),
        last_error: z.string(),
      }),
    ),
    versions: z.object({ program: z.string(), schema: z.string(), node: z.string(), postgres: z.string() }),
  }),
);

const run = routes.post(
  "/admin/system/jobs/{job}/run",
  "Run a background job again now",
  { params: jobParameter },
  doneSchema,
);

const purge = routes.post("/admin/system/purge", "Evict all cached pages", {}, doneSchema);

const ledger = routes.post(
  "/admin/system/ledger",
  "Recompute the ledger; returns how many accounts differ",
  {},
  doneSchema.extend({ differences: z.int() }),
);

const backup = routes.post("/admin/system/backup", "Start a backup into the data folder of the server", {}, doneSchema);

const history = routes.get(
  "/admin/system/jobs/{job}/runs",
  "The last runs of a background job",
  { params: jobParameter },
  z.object({
    runs: z.array(
      z.object({
        id: z.int(),
        started_at: z.string(),
        milliseconds: z.int(),
        failures: z.int(),
        error: z.string(),
      }),
    ),
  }),
);

const errors = routes.get(
  "/admin/system/errors",
  "The latest kinds of errors with place and count, without user input",
  {},
  z.object({
    errors: z.array(
      z.object({
        place: z.string(),
        message: z.string(),
        count: z.int(),
        first_at: z.string(),
        last_at: z.string(),
        request_id: z.string().nullable(),
      }),
    ),
  }),
);

const clear = routes.post("/admin/system/errors/clear", "Empty the list of failures", {}, doneSchema);

export const adminSystemApi = createRouter()
  .openapi(read, async (c) => answer(c, await getSystem(c.var.ctx), (found) => toWire(found)))
  .openapi(run, async (c) => done(c, await runJob(c.var.ctx, c.req.valid("param").job), c.var.ctx.t("Job started")))
  .openapi(purge, async (c) => done(c, await purgeCache(c.var.ctx), c.var.ctx.t("Cache emptied")))
  .openapi(backup, async (c) => {
    const started = await startBackup(c.var.ctx);
    return done(c, started, c.var.ctx.t("Backup started"));
  })
  .openapi(ledger, async (c) => {
    const { ctx } = c.var;
    const checked = await checkBooks(ctx);
    if (!checked.ok) return refuse(c, checked.failure);
    const differences = checked.value;
    const success =
      differences === 0 ? ctx.t("The ledger balances") : ctx.t("Accounts that differ: {count}", { count: differences });
    return c.json({ success, differences }, 200);
  })
  .openapi(history, async (c) =>
    answer(c, await findJobHistory(c.var.ctx, c.req.valid("param").job), (found) => toWire({ runs: found })),
  )
  .openapi(errors, async (c) => answer(c, await findErrors(c.var.ctx), (found) => toWire({ errors: found })))
  .openapi(clear, async (c) => done(c, await clearErrors(c.var.ctx), c.var.ctx.t("List emptied")));
