import type { DatabaseHandle } from "#db/client.ts";
import { recordErrors } from "#domain/platform/system/record-errors.ts";
import type { ErrorRecorder } from "./error-recorder.ts";

const INTERVAL_MILLISECONDS = 5_000;

/** Writes recorded failures now and then. What can't be written is in the log alone. */
export function writeErrors({ db }: Pick<DatabaseHandle, "db">, errors: ErrorRecorder): { stop(): Promise<void> } {
  const write = async () => {
    try {
      await recordErrors({ db }, errors.take());
    } catch {
      // The database is away: logging that here would be recorded again.
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
