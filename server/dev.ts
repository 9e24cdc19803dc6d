import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { ConfigError, parseConfig } from "./config.ts";
import { errorForTerminal } from "./http/error-for-log.ts";
import { createLog } from "./http/log.ts";
import { prepareShop } from "./prepare.ts";
import { createShopContext } from "./http/visitor.ts";
import { openShop } from "./shop.ts";

type AppModule = Pick<typeof import("./app.ts"), "createApp" | "startShopJobs">;

/** `npm run dev`: Vite compiles on request, and changes to pages and server code apply without a restart. */
async function serveDevelopment(folder: string): Promise<void> {
  const config = parseConfig(process.env);
  const shop = await openShop(config, createLog(process.env.LOG_LEVEL ?? "warn"), folder);
  await prepareShop(shop);
  const server = createServer();
  const vite = await createVite({ root: folder, appType: "custom", server: { middlewareMode: true, hmr: { server } } });
  const loadApp = () => vite.ssrLoadModule("/server/app.ts") as Promise<AppModule>;
  await shop.live.start(() => createShopContext(shop));
  const { mail, sms, jobs } = await (await loadApp()).startShopJobs(shop);
  shop.live.attach(server, { isAlone: false });

  const listeners = new WeakMap<AppModule, (incoming: IncomingMessage, outgoing: ServerResponse) => void>();
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const module = await loadApp();
    let listener = listeners.get(module);
    if (!listener) {
      const app = await module.createApp(shop, { mails: mail.disk, texts: sms.disk });
      listener = getRequestListener(app.fetch) as (incoming: IncomingMessage, outgoing: ServerResponse) => void;
      listeners.set(module, listener);
    }
    listener(incoming, outgoing);
  }

  server.on("request", (incoming, outgoing) =>
    vite.middlewares(incoming, outgoing, () => {
      answer(incoming, outgoing).catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        outgoing
          .writeHead(500, { "Content-Type": "text/plain" })
          .end(error instanceof Error ? error.stack : String(error));
      });
    }),
  );
  server.listen(config.port, config.host, () => console.log(`Souk is open for development at ${shop.publicUrl}/`));

  const stop = async () => {
    await shop.live.stop();
    server.closeAllConnections();
    await vite.close();
    await jobs.stop();
    await shop.close();
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop());
  process.once("SIGINT", () => void stop());
}

try {
  await serveDevelopment(path.resolve(import.meta.dirname, ".."));
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : errorForTerminal(error));
  process.exit(1);
}
