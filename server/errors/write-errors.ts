import type { DatabaseHandle } from "#db/client.ts";
import { recordErrors } from "#domain/platform/system/record-errors.ts";
import type { ErrorRecorder } from "./error-recorder.ts";

const INTERVAL_MILLISECONDS = 5_000;

/** Writes recorded failures at intervals. If that fails, they are only in the log. */
export function writeErrors({ db }: Pick<DatabaseHandle, "db">, errors: ErrorRecorder): { stop(): Promise<void> } {
  const write = async () => {
    try {
      await recordErrors({ db }, errors.take());
    } catch {
      // The database is unavailable; logging that here would record another error.
    }
  };
  const timer = setInterval(() => void write(), INTERVAL_MILLISECONDS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}
