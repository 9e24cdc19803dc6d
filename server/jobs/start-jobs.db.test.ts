import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { register } from "prom-client";
import { afterEach, expect, test, vi } from "vitest";
import { notifications } from "#db/schema/notification.ts";
import type { JobName } from "#domain/context.ts";
import { createSearch } from "#search/create-search.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { createCache } from "../cache/cache.ts";
import { parseConfig } from "../config.ts";
import { createLog } from "../http/log.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { PageCache } from "../page-cache/page-cache.ts";
import { LiveServer } from "../realtime/live.ts";
import type { Shop } from "../shop.ts";
import { startJobs, type Job, type Jobs } from "./start-jobs.ts";

const { handle } = await openTestDatabase({ commits: true });
const config = {
  ...parseConfig({}),
  databaseUrl: (handle.pool?.options as { connectionString?: string })?.connectionString ?? null,
};
const shop: Shop = {
  config,
  folder: "",
  filesDir: "",
  imagesDir: "",
  database: handle,
  cache: createCache({ kilobytes: 10, announce: async () => undefined }),
  search: createSearch(null),
  pages: new PageCache({ maxBytes: 1_000, areTagsExposed: false }),
  log: createLog("silent"),
  now: () => new Date(),
  newToken: () => "token",
  hashToken: (token) => token,
  enqueue: () => undefined,
  providers: [],
  identityProviders: [],
  renderPdf: () => Promise.resolve("busy"),
  vatRegister: () => Promise.reject(new Error("no register")),
  live: new LiveServer({ config, database: handle, log: createLog("silent"), secretOf: String, now: () => new Date() }),
  vapid: { publicKey: "", privateKey: "" },
  clicks: { add: () => undefined, flush: () => Promise.resolve() },
  views: { add: () => undefined, flush: () => Promise.resolve() },
  files: createDiskFiles("", async () => undefined),
  backups: { list: async () => [], open: async () => null, remove: async () => false },
  sandbox: null,
  publicUrl: "http://localhost:3000",
  close: async () => undefined,
};
const opened: Jobs[] = [];
afterEach(() => Promise.all(opened.splice(0).map((jobs) => jobs.stop())));

const YEARLY = "0 0 1 1 *";
const idle: Job = { schedule: YEARLY, run: async () => undefined };

async function start(name: JobName, run: Job["run"]): Promise<Jobs> {
  const jobs = await startJobs(shop, {
    "send-mails": idle,
    "send-text-messages": idle,
    "expire-purchases": idle,
    "deliver-orders": idle,
    "refresh-prices": idle,
    "refresh-rates": idle,
    "settle-payments": idle,
    "release-points": idle,
    "check-ledger": idle,
    "tell-alerts": idle,
    "notify-followers": idle,
    "mail-conversations": idle,
    "chase-returns": idle,
    "release-commissions": idle,
    "make-payouts": idle,
    "send-payouts": idle,
    "invite-reviews": idle,
    "send-vouchers": idle,
    "forget-visitors": idle,
    "send-newsletters": idle,
    "import-products": idle,
    "publish-products": idle,
    "send-live-events": idle,
    "send-pushes": idle,
    "send-announcements": idle,
    "fetch-pictures": idle,
    "export-lists": idle,
    "alert-low-stock": idle,
    "back-up": { ...idle, schedule: null },
    [name]: { schedule: YEARLY, run },
  });
  opened.push(jobs);
  return jobs;
}

test("a triggered job runs at once", async () => {
  let runs = 0;
  const jobs = await start("send-mails", async () => (runs += 1));
  jobs.enqueue("send-mails");
  await expect.poll(() => runs).toBe(1);
});

test("triggered while it runs, it runs once more afterwards, never twice at the same time", async () => {
  let runs = 0;
  let beside = 0;
  let max = 0;
  const jobs = await start("refresh-prices", async () => {
    max = Math.max(max, (beside += 1));
    await sleep(200);
    beside -= 1;
    runs += 1;
  });
  for (let index = 0; index < 5; index += 1) {
    jobs.enqueue("refresh-prices");
    await sleep(30);
  }
  await expect.poll(() => runs).toBe(2);
  expect(max).toBe(1);
});

test("triggers within a moment are combined", async () => {
  let runs = 0;
  const jobs = await start("send-mails", async () => (runs += 1));
  const calls = vi.spyOn(PgBoss.prototype, "send");
  const started = performance.now();
  for (let index = 0; index < 20; index += 1) {
    jobs.enqueue("send-mails");
    await sleep(20);
  }
  await expect.poll(() => runs).toBeGreaterThan(1);
  const moments = Math.ceil((performance.now() - started) / 200);
  expect(calls.mock.calls.length).toBeLessThanOrEqual(1 + moments);
  calls.mockRestore();
});

const FORGET_LOOKS = sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`;

/** Begins a run that lasts until it is let go, and tells what came of those after it. */
async function startLongRun() {
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
  const seen = { runs: 0 };
  const run = () => (++seen.runs === 1 ? end : Promise.resolve());
  const jobs = await start("send-mails", run);
  jobs.enqueue("send-mails");
  await expect.poll(() => seen.runs).toBe(1);
  await handle.db.execute(FORGET_LOOKS);
  return { seen, run, letGo };
}

test.runIf(handle.kind === "embedded")(
  "work that a killed process had begun is done as soon as the next one opens the embedded database",
  async () => {
    const { letGo } = await startLongRun();
    let runs = 0;
    await start("send-mails", async () => (runs += 1));
    await expect.poll(() => runs).toBe(1);
    letGo();
  },
);

test.runIf(handle.kind === "postgresql")("work that a killed process had begun is done by the next one", async () => {
  const { letGo } = await startLongRun();
  // As it stands in the queue when nothing was heard of the process for an hour.
  await handle.db.execute(
    sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where name = 'send-mails' and state = 'active'`,
  );
  let runs = 0;
  const next = await start("send-mails", async () => (runs += 1));
  next.enqueue("send-mails");
  await expect.poll(() => runs).toBe(1);
  letGo();
});

test("a job is woken at once although the queue was looked through while it ran", async () => {
  const { seen, run, letGo } = await startLongRun();
  await start("send-text-messages", async () => undefined);
  const looks = async () =>
    (
      (await handle.db.execute(sql`select from pgboss.queue where name = 'send-mails' and monitor_on is not null`)) as {
        rows: unknown[];
      }
    ).rows.length;
  await expect.poll(looks).toBe(1);
  letGo();
  const next = await start("send-mails", run);
  next.enqueue("send-mails");
  await expect.poll(() => seen.runs).toBe(2);
});

test.runIf(handle.kind === "postgresql")(
  "processes that start together make the queues of an earlier version anew",
  async () => {
    const boss = new PgBoss({ connectionString: config.databaseUrl!, max: 2 });
    await boss.start();
    const names = (await boss.getQueues()).map(({ name }) => name).filter((name) => !name.startsWith("__"));
    for (const name of names) {
      await boss.deleteQueue(name);
      await boss.createQueue(name, { policy: "stately" });
    }
    let runs = 0;
    const started = await Promise.all([1, 2, 3, 4].map(() => start("send-mails", async () => (runs += 1))));
    const queues = (await boss.getQueues()).filter(({ name }) => names.includes(name));
    expect(queues.map(({ policy }) => policy)).toEqual(names.map(() => "short"));
    const scheduled = names.filter((name) => name !== "back-up");
    expect((await boss.getSchedules()).map(({ name }) => name).toSorted()).toEqual(scheduled.toSorted());
    await boss.stop();
    started[0]!.enqueue("send-mails");
    await expect.poll(() => runs).toBe(1);
  },
);

test("a failing job does not stop the shop and runs again; it is counted, and staff are notified once a day", async () => {
  const customerId = await makeStaffMember(handle.db, ["audit.read"]);
  let runs = 0;
  const jobs = await start("settle-payments", async () => {
    runs += 1;
    throw new Error("the provider is away");
  });
  jobs.enqueue("settle-payments");
  await expect.poll(() => runs).toBe(1);
  jobs.enqueue("settle-payments");
  await expect.poll(() => runs).toBe(2);
  await expect.poll(() => register.metrics()).toContain('job_failures_total{job="settle-payments"} 2');
  const notified = async () =>
    (await handle.db.select().from(notifications)).filter((row) => row.customerId === customerId);
  await expect.poll(notified).toMatchObject([{ title: "A background task failed" }]);
});
