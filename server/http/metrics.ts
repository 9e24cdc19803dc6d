import { timingSafeEqual } from "node:crypto";
import type { Context as HonoContext } from "hono";
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from "prom-client";
import { pathForLog } from "./log-path.ts";
import type { Shop } from "../shop.ts";
import { readMetrics } from "../cluster/worker-metrics.ts";

collectDefaultMetrics();

const duration = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time to answer a request",
  labelNames: ["method", "kind", "status"],
  buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
});

/** By status. Sending a cached page takes a few microseconds: it is counted here and reported at the next scrape. */
const cachedPagesSent = { 200: 0, 304: 0 };

new Counter({
  name: "page_cache_hits_total",
  help: "Pages sent as they were kept, without any work",
  labelNames: ["status"],
  collect() {
    this.reset();
    for (const [status, sent] of Object.entries(cachedPagesSent)) this.inc({ status }, sent);
  },
});

const ledgerDifferences = new Gauge({
  name: "ledger_differences",
  help: "What the last nightly check found not to add up in the ledger",
});

const jobFailures = new Counter({
  name: "job_failures_total",
  help: "Items of background jobs that failed, by job",
  labelNames: ["job"],
});

export function countJobFailures(job: string, failures: number): void {
  jobFailures.inc({ job }, failures);
}

export function countDifferences(differences: readonly unknown[]): void {
  ledgerDifferences.set(differences.length);
}

/** Not logged: requests served from the cache are only counted. */
export function countCachedPage(status: 200 | 304): void {
  cachedPagesSent[status] += 1;
}

export function measureRequest(shop: Shop, c: HonoContext, requestId: string, milliseconds: number): void {
  const kind = c.res.headers.get("Content-Type")?.split(";")[0] ?? "none";
  duration.observe({ method: c.req.method, kind, status: c.res.status }, milliseconds / 1000);
  shop.log.info(
    {
      requestId,
      method: c.req.method,
      path: pathForLog(c.req.path),
      status: c.res.status,
      milliseconds: Math.round(milliseconds * 10) / 10,
    },
    "request",
  );
}

/** Prometheus text for clients with the token; without a configured token there are no metrics. */
export async function answerMetrics(c: HonoContext, token: string | null): Promise<Response> {
  const received = Buffer.from(c.req.header("Authorization")?.replace(/^Bearer /, "") ?? "");
  const expected = Buffer.from(token ?? "");
  if (!token || received.length !== expected.length || !timingSafeEqual(received, expected)) return c.notFound();
  return c.text(await readMetrics(), 200, { "Content-Type": register.contentType });
}
