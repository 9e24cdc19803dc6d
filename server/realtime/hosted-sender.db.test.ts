import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { publish } from "#domain/platform/live/publish.ts";
import type { Context } from "#domain/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { parseConfig } from "../config.ts";
import { createLog } from "../http/log.ts";
import { LiveServer } from "./live.ts";

const { handle } = await openTestDatabase({ commits: true });

/** A hosted service that can be out of order, and what it took. */
const service = { isDown: false, taken: [] as string[] };
const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  if (!service.isDown) {
    const { batch } = JSON.parse(Buffer.concat(parts).toString()) as { batch: { channel: string; name: string }[] };
    service.taken.push(...batch.map(({ channel, name }) => `${name} to ${channel}`));
  }
  response.writeHead(service.isDown ? 503 : 200).end("{}");
}).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("events that the service did not accept wait, and are sent once and in order when it is back", async () => {
  const live = new LiveServer({
    config: parseConfig({
      LOG_LEVEL: "silent",
      PUSHER_APP_ID: "4711",
      PUSHER_APP_KEY: "key",
      PUSHER_APP_SECRET: "secret",
      PUSHER_HOST: "127.0.0.1",
      PUSHER_PORT: String((server.address() as AddressInfo).port),
      PUSHER_SCHEME: "http",
    }),
    database: handle,
    log: createLog("silent"),
    secretOf: (purpose) => `secret of ${purpose}`,
    now: () => new Date(),
  });
  const ctx: Context = {
    ...makeContext(handle.db),
    live,
    now: () => new Date(),
    afterCommit: (work) => void work(ctx),
  };
  await live.start(async () => ctx);
  service.isDown = true;
  await publish(ctx, [
    { channels: ["product.1", "product.2"], name: "first", data: {} },
    { channels: ["product.1"], name: "second", data: {} },
  ]);
  await expect.poll(() => tryAgain(live, ctx)).toContain("503");
  service.isDown = false;
  await live.sendUnsent(ctx);
  await live.sendUnsent(ctx);
  await expect.poll(() => service.taken).toEqual(["first to product.1", "first to product.2", "second to product.1"]);
  await live.stop();
});

/** The job's turn, which finds nothing while the sending after the commit has the events. */
const tryAgain = async (live: LiveServer, ctx: Context): Promise<string> =>
  live.sendUnsent(ctx).then(
    () => "nothing waits",
    (error: Error) => error.message,
  );
