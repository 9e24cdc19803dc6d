import { createAdaptorServer } from "@hono/node-server";
import type { Server } from "node:http";
import type { Hono } from "hono";
import { createApp, type ServerEnvironment } from "./app.ts";
import { ConfigError, parseConfig } from "./config.ts";
import { createLog } from "./log.ts";
import { openShop, type Shop } from "./shop.ts";

const STOP_MILLISECONDS = 9_000;

/** Starts the shop from the environment and serves until SIGTERM or SIGINT. `folder`: the project's folder. */
export async function serve(folder: string): Promise<void> {
  try {
    const config = parseConfig(process.env);
    const shop = await openShop(config, createLog(config.logLevel), folder);
    const server = await listen(await createApp(shop), shop);
    console.log(`Souk is open at ${shop.publicUrl}/`);
    stopOnSignal(server, shop);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}

async function listen(app: Hono<ServerEnvironment>, { config }: Shop): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new ConfigError(`Port ${config.port} is taken; set PORT to another one.`) : error),
    );
    server.listen(config.port, config.host, resolve);
  });
  return server;
}

/** Finishes what is in flight, then ends; within 10 seconds in any case. */
function stopOnSignal(server: Server, shop: Shop): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), STOP_MILLISECONDS).unref();
    server.close(() => void shop.close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
