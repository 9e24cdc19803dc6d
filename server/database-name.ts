import { existsSync } from "node:fs";
import path from "node:path";
import { ConfigError, type Config } from "./config.ts";

/** The database that the settings refer to, without its password. */
export function databaseName({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): string {
  if (!databaseUrl) return `the embedded database in ${path.resolve(dataDir)}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL ${host || "localhost"}${pathname}`;
}

/** Opening a missing embedded database would create an empty one. */
export function requireEmbedded({ dataDir }: Pick<Config, "dataDir">): void {
  if (existsSync(path.join(dataDir, "database", "PG_VERSION"))) return;
  throw new ConfigError(
    `There is no shop in ${databaseName({ databaseUrl: null, dataDir })}. Set DATABASE_URL or DATA_DIR to those of the shop.`,
  );
}
