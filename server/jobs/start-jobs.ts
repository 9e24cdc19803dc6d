import { setTimeout as sleep } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { fromPglite, PgBoss } from "pg-boss";
import { underLock } from "#db/under-lock.ts";
import type { Context, JobName, Log } from "#domain/context.ts";
import { recordJobRun } from "#domain/platform/system/record-job-run.ts";
import type { FinishedRun } from "#domain/platform/system/system.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import { errorForLog } from "../http/error-for-log.ts";
import { countJobFailures } from "../http/metrics.ts";
import type { Shop } from "../shop.ts";
import { createShopContext } from "../http/visitor.ts";

/** A background job. It reads its pending work from the tables, so running it twice or late does no harm. Without a schedule it runs only when enqueued. */
export type Job = { schedule: string | null; run: (ctx: Context) => Promise<unknown> };

export type Jobs = { enqueue(job: JobName): void; stop(): Promise<void> };

const STOP_MILLISECONDS = 5_000;
const QUEUES_LOCK = 760_418;
const QUEUE = {
  // At most one job waits. The policies that also limit running jobs use the state of the last queue check.
  policy: "short",
  retryLimit: 0,
  deleteAfterSeconds: 3_600,
  // Without heartbeats, the job of a killed process would be blocked for 15 minutes.
  heartbeatSeconds: 30,
} as const;
const EMBEDDED = { superviseIntervalSeconds: 60, cronMonitorIntervalSeconds: 45 };
const SHARED = { superviseIntervalSeconds: 30, monitorIntervalSeconds: 30, max: 3, application_name: "souk-jobs" };
/** Calls within this interval are coalesced. */
const MOMENT_MILLISECONDS = 200;

/** Starts a worker for each job: it runs on schedule and when enqueued. Only one process at a time runs it. */
export async function startJobs(shop: Shop, jobs: Record<JobName, Job>): Promise<Jobs> {
  const { embedded, pool } = shop.database;
  const boss = embedded
    ? new PgBoss({ db: fromPglite(embedded), ...EMBEDDED })
    : new PgBoss({ connectionString: shop.config.databaseUrl!, ...SHARED });
  boss.on("error", (error) => shop.log.error({ err: error }, "the job queue failed"));
  await boss.start();
  const prepare = () => prepareQueues(boss, Object.keys(jobs));
  await (pool ? underLock(pool, QUEUES_LOCK, prepare) : prepare());
  const interrupted = embedded ? await endInterruptedWork(embedded) : new Set<string>();
  const workers = new Map<JobName, string>();
  const waking = new Map<JobName, "once" | "again">();
  let isStopping = false;

  for (const [name, job] of Object.entries(jobs) as [JobName, Job][]) {
    const options = { pollingIntervalSeconds: embedded ? 15 : 5, groupConcurrency: 1 };
    workers.set(name, await boss.work(name, options, () => runJob(shop, name, job)));
    if (job.schedule !== null) await boss.schedule(name, job.schedule, {}, inGroup(name));
  }
  void goOn();
  for (const name of workers.keys()) if (interrupted.has(name)) void enqueueJob(name);

  /** Restarts the jobs of a killed process. */
  async function goOn(): Promise<void> {
    try {
      await boss.supervise();
      for (const worker of workers.values()) boss.notifyWorker(worker);
    } catch (error) {
      if (!isStopping) shop.log.error({ err: error }, "the job queue could not be looked through");
    }
  }

  /** A call during a run starts another run: the caller may have written after the worker read. */
  async function enqueueJob(name: JobName): Promise<void> {
    const worker = workers.get(name);
    if (isStopping || !worker) return;
    waking.set(name, "once");
    try {
      await boss.send(name, {}, inGroup(name));
      boss.notifyWorker(worker);
    } catch (error) {
      shop.log.error({ err: error, job: name }, "a job could not be woken");
    }
    await sleep(MOMENT_MILLISECONDS, undefined, { ref: false });
    const isAsked = waking.get(name) === "again";
    waking.delete(name);
    if (isAsked) await enqueueJob(name);
  }

  return {
    enqueue(name) {
      if (waking.has(name)) waking.set(name, "again");
      else void enqueueJob(name);
    },
    async stop() {
      isStopping = true;
      await boss.stop({ graceful: true, timeout: STOP_MILLISECONDS });
    },
  };
}

/** One process at a time: an earlier version's queue keeps its options, so it is recreated. */
async function prepareQueues(boss: PgBoss, names: readonly string[]): Promise<void> {
  const policies = new Map((await boss.getQueues()).map(({ name, policy }) => [name, policy]));
  for (const name of names) {
    const policy = policies.get(name);
    if (policy === QUEUE.policy) continue;
    if (policy !== undefined) await boss.deleteQueue(name);
    await boss.createQueue(name, QUEUE);
  }
}

/**
 * The embedded database has one process at a time: jobs still marked as running belong to a killed process and would block their queue until the heartbeat expires. Returns the names of those jobs.
 */
async function endInterruptedWork(embedded: PGlite): Promise<Set<string>> {
  const { rows } = await embedded.query<{ name: string }>(
    "update pgboss.job set state = 'failed', completed_on = now() where state = 'active' returning name",
  );
  return new Set(rows.map(({ name }) => name));
}

/** Only one job of a group runs at a time. */
function inGroup(name: JobName): { group: { id: string } } {
  return { group: { id: name } };
}

async function runJob(shop: Shop, name: JobName, job: Job): Promise<void> {
  const started = performance.now();
  const startedAt = new Date();
  const log = createJobLog(shop.log, name);
  try {
    await job.run({ ...(await createShopContext(shop)), log });
    shop.log.debug({ job: name, milliseconds: Math.round(performance.now() - started) }, "job");
  } catch (error) {
    log.error({ err: error }, "a job failed");
  }
  const milliseconds = Math.round(performance.now() - started);
  await recordRun(shop, { job: name, startedAt, milliseconds, failures: log.failures(), error: log.lastError() });
  if (log.failures() > 0) await reportFailures(shop, name, log.failures());
}

/** The operator's screen shows it. */
async function recordRun(shop: Shop, run: FinishedRun): Promise<void> {
  try {
    await recordJobRun(await createShopContext(shop), run);
  } catch (error) {
    shop.log.error({ err: error, job: run.job }, "the run of a job could not be recorded");
  }
}

/** A single failed item makes its job a failure, even if the others succeed. */
function createJobLog(log: Log, job: JobName): Log & { failures: () => number; lastError: () => string } {
  let failures = 0;
  let lastError = "";
  return {
    info: (facts, message) => log.info({ ...facts, job }, message),
    warn: (facts, message) => log.warn({ ...facts, job }, message),
    error(facts, message) {
      failures += 1;
      const logged = "err" in facts ? errorForLog(facts.err) : null;
      lastError = logged !== null && typeof logged !== "string" ? `${message}: ${logged.message}` : message;
      log.error({ ...facts, job }, message);
    },
    failures: () => failures,
    lastError: () => lastError,
  };
}

/** Recorded in the metrics each time, reported to staff once a day. */
async function reportFailures(shop: Shop, name: JobName, failures: number): Promise<void> {
  countJobFailures(name, failures);
  try {
    const ctx = await createShopContext(shop);
    await notifyStaff(ctx, "audit.read", {
      topic: "security",
      messageType: "error",
      link: "/admin",
      idempotencyKey: `job:${name}:${ctx.now().toISOString().slice(0, 10)}`,
      write: (t) => ({
        title: t("A background task failed"),
        message: t("{name} failed today. The server log says why.", { name }),
      }),
    });
  } catch (error) {
    shop.log.error({ err: error, job: name }, "the failure of a job could not be reported");
  }
}
