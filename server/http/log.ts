import pino, { type Logger, type LoggerOptions } from "pino";
import type { ErrorRecorder } from "../errors/error-recorder.ts";
import { errorForLog } from "./error-for-log.ts";

const WARN = pino.levels.values.warn!;
const ERROR = pino.levels.values.error!;

const GATHERED_BYTES = 4_096;
const GATHERED_MILLISECONDS = 1_000;

/** Structured lines on stdout, never with secrets. Lines about successful requests are written in batches. */
export function createLog(level: string, descriptor = 1, errors: ErrorRecorder | null = null): Logger {
  const lines = pino.destination({
    dest: descriptor,
    sync: false,
    minLength: GATHERED_BYTES,
    periodicFlush: GATHERED_MILLISECONDS,
  });
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => errorForLog(error) },
    hooks: {
      logMethod(values, log, severity) {
        log.apply(this, values);
        if (severity >= WARN) lines.flushSync();
        if (severity >= ERROR) errors?.add(values, this.bindings());
      },
    },
    redact: {
      paths: [
        "password",
        "token",
        "authorization",
        "cookie",
        "*.password",
        "*.token",
        "*.authorization",
        "*.cookie",
        "headers.authorization",
        "headers.cookie",
      ],
      censor: "[redacted]",
    },
  };
  return pino(options, lines);
}
