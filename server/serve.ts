import cluster from "node:cluster";
import type { Server } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { isBrokenOff, isDatabaseUnavailable } from "#db/unavailable.ts";
import { createErrorRecorder } from "./errors/error-recorder.ts";
import { writeErrors } from "./errors/write-errors.ts";
import { answerCachedPage } from "./page-cache/answer-cached-page.ts";
import { createApp, type ServerEnvironment } from "./app.ts";
import { ConfigError, parseConfig, type Config } from "./config.ts";
import { errorForTerminal } from "./http/error-for-log.ts";
import { createHttpServer } from "./http/http-server.ts";
import { createLog } from "./http/log.ts";
import { prepareShop } from "./prepare.ts";
import { openShop, type Shop } from "./shop.ts";
import { startShopJobs } from "./jobs/start-shop-jobs.ts";
import { DATABASE_AWAY, superviseWorkers } from "./cluster/supervise-workers.ts";
import { removeUnfinished } from "./media/unfinished-files.ts";
import { createShopContext } from "./http/visitor.ts";

const STOP_MILLISECONDS = 9_000;

/** Starts the shop from the environment and serves until SIGTERM or SIGINT. `folder`: the project folder. */
export async function serve(folder: string): Promise<void> {
  try {
    const config = parseConfig(process.env);
    if (config.webConcurrency > 1 && cluster.isPrimary) await serveByWorkers(config, folder);
    else await serveHere(config, folder);
  } catch (error) {
    if (cluster.isWorker && (isDatabaseUnavailable(error) || isBrokenOff(error))) process.exit(DATABASE_AWAY);
    console.error(error instanceof ConfigError ? error.message : errorForTerminal(error));
    process.exit(1);
  }
}

/** Migrates and seeds the database once, then lets workers serve. */
async function serveByWorkers(config: Config, folder: string): Promise<void> {
  const shop = await openShop(config, createLog(config.logLevel), folder);
  await prepareShop(shop);
  const { publicUrl } = shop;
  await shop.close();
  superviseWorkers(config.webConcurrency, () => console.log(`Souk is open at ${publicUrl}/`));
}

async function serveHere(config: Config, folder: string): Promise<void> {
  const errors = createErrorRecorder();
  const shop = await openShop(config, createLog(config.logLevel, undefined, errors), folder);
  const reporting = writeErrors(shop.database, errors);
  // An unhandled rejection is a bug to log, not a reason to stop the shop.
  process.on("unhandledRejection", (error) => shop.log.error({ err: error }, "a failure was not handled"));
  if (cluster.isPrimary) await prepareShop(shop);
  await shop.live.start(() => createShopContext(shop));
  const { mail, sms, jobs } = await startShopJobs(shop);
  // With a million products this takes seconds; no request should wait for it.
  void shop.search
    .prepare(await createShopContext(shop))
    .catch((error: unknown) => shop.log.error({ err: error }, "the search could not be prepared"));
  void removeUnfinished([
    shop.filesDir,
    shop.imagesDir,
    ...["mail", "sms"].map((name) => path.resolve(config.dataDir, name)),
  ]).catch((error: unknown) => shop.log.error({ err: error }, "unfinished files could not be removed"));
  const server = await listen(await createApp(shop, { mails: mail.disk, texts: sms.disk }), shop);
  if (cluster.isPrimary) console.log(`Souk is open at ${shop.publicUrl}/`);
  stopOnSignal(server, shop, async () => {
    await jobs.stop();
    await reporting.stop();
    await shop.close();
  });
}

async function listen(app: Hono<ServerEnvironment>, { config, pages, live }: Shop): Promise<Server> {
  const answer = getRequestListener(app.fetch);
  const server = createHttpServer((request, response) => {
    if (!answerCachedPage(pages, request, response)) void answer(request, response);
  });
  live.attach(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE" ? new ConfigError(`Port ${config.port} is taken; set PORT to another one.`) : error,
      ),
    );
    server.listen(config.port, config.host, resolve);
  });
  return server;
}

/** Finishes requests in flight, then exits; within 10 seconds in any case. */
function stopOnSignal(server: Server, { live }: Shop, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), STOP_MILLISECONDS).unref();
    // The server closes once the last live connection has ended.
    void live.stop();
    server.close(() => void close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
