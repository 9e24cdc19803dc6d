import path from "node:path";
import type { Logger } from "pino";
import { openEmbedded, openPostgres, type DatabaseHandle } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import type { Cache, JobName } from "#domain/context.ts";
import { createCache } from "./cache.ts";
import type { Config } from "./config.ts";
import { createTokenHash, newToken, readSecret } from "./secrets.ts";

const PURGE_CHANNEL = "cache_purged";

/** What lives as long as the process: the database, the cache, the secret. */
export type Shop = {
  config: Config;
  /** The project's folder, where migrations and the build are. */
  folder: string;
  filesDir: string;
  /** Where rendered pictures are kept; it can be emptied at any time. */
  picturesDir: string;
  database: DatabaseHandle;
  cache: Cache;
  log: Logger;
  now: () => Date;
  newToken: (bytes?: number) => string;
  hashToken: (token: string) => string;
  wake: (job: JobName) => void;
  /** The address used where no request tells it: in mails and for webhooks. */
  publicUrl: string;
  close(): Promise<void>;
};

/** Opens the database, migrates it and connects the caches of all processes. */
export async function openShop(config: Config, log: Logger, folder: string): Promise<Shop> {
  const database = config.databaseUrl ? openPostgres(config.databaseUrl) : await openEmbedded(path.resolve(config.dataDir));
  await migrate(database, folder);
  const secret = await readSecret(config.appSecret, config.dataDir);
  const cache = createCache({ entries: 5_000, announce: (tags) => database.notify(PURGE_CHANNEL, JSON.stringify(tags)) });
  await database.listen(PURGE_CHANNEL, (payload) => cache.forget(JSON.parse(payload) as string[]));
  return {
    config,
    folder,
    filesDir: path.resolve(config.dataDir, "files"),
    picturesDir: path.resolve(config.dataDir, "pictures"),
    database,
    cache,
    log,
    now: () => new Date(),
    newToken,
    hashToken: createTokenHash(secret),
    wake: () => undefined,
    publicUrl: (config.appUrl ?? `http://localhost:${config.port}`) + config.appPath.slice(0, -1),
    close: () => database.close(),
  };
}
