import path from "node:path";
import { BackupError } from "./backup/backup.ts";
import { ConfigError, parseConfig, type Config } from "./config.ts";
import { errorForTerminal } from "./http/error-for-log.ts";
import { createLog } from "./http/log.ts";
import { openShop, type Shop } from "./shop.ts";

/**
 * Runs an operator command on the opened shop; a failure is one line and exit code 1. `check`: runs before anything is
 * opened.
 */
export async function runAsCommand(
  work: (shop: Shop) => Promise<void>,
  check: (config: Config) => void = () => undefined,
): Promise<void> {
  try {
    const config = parseConfig(process.env);
    check(config);
    const shop = await openShop(
      config,
      createLog(process.env.LOG_LEVEL ?? "warn"),
      path.resolve(import.meta.dirname, ".."),
    );
    try {
      await work(shop);
    } finally {
      await shop.close();
    }
  } catch (error) {
    const isExpected =
      error instanceof ConfigError ||
      error instanceof BackupError ||
      (error instanceof Error && error.message.includes("is in use by process"));
    console.error(isExpected ? error.message : errorForTerminal(error));
    process.exitCode = 1;
  }
}

export function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
