import { createHash } from "node:crypto";
import type { ErrorReport } from "#domain/platform/system/error-report.ts";
import { errorForLog } from "../http/error-for-log.ts";

/** More kinds than this in one interval share one cause. */
const MAX_WAITING = 200;
const MAX_PLACE = 200;
const MAX_MESSAGE = 300;

export type ErrorRecorder = {
  /** A logged error. */
  add(values: readonly unknown[], bindings: Record<string, unknown>): void;
  /** The counts since the last call. */
  take(): ErrorReport[];
};

/** Counts failures by kind and place until they are written, so that a thousand of one kind are one row. */
export function createErrorRecorder(now: () => Date = () => new Date()): ErrorRecorder {
  let waiting = new Map<string, ErrorReport>();
  return {
    add(values, bindings) {
      const report = readReport(values, bindings, now());
      const known = waiting.get(report.fingerprint);
      if (known) Object.assign(known, { count: known.count + 1, lastAt: report.lastAt, requestId: report.requestId });
      else if (waiting.size < MAX_WAITING) waiting.set(report.fingerprint, report);
    },
    take() {
      const reports = [...waiting.values()];
      waiting = new Map();
      return reports;
    },
  };
}

function readReport(values: readonly unknown[], bindings: Record<string, unknown>, at: Date): ErrorReport {
  const [first, text] = values;
  const facts = typeof first === "object" && first !== null ? { ...bindings, ...first } : bindings;
  const logged = typeof first === "string" ? first : typeof text === "string" ? text : "";
  const { err, job, path, requestId } = facts as Record<string, unknown>;
  const place = [placeOf(job, path), frameOf(err)].filter(Boolean).join(" · ").slice(0, MAX_PLACE);
  const message = withoutData([logged, errorText(err)].filter(Boolean).join(": ")).slice(0, MAX_MESSAGE);
  return {
    fingerprint: createHash("sha256").update(`${place}\n${message}`).digest("hex"),
    place,
    message,
    count: 1,
    firstAt: at,
    lastAt: at,
    requestId: typeof requestId === "string" ? requestId : null,
  };
}

/** A path without ids and names, so that all requests of a route are grouped. */
function placeOf(job: unknown, path: unknown): string {
  if (typeof job === "string") return `job ${job}`;
  if (typeof path !== "string") return "";
  return path
    .split("/")
    .map((part) => (/^[a-z][a-z_-]{0,40}$/.test(part) || part === "" ? part : ":…"))
    .join("/");
}

/** The first stack frame in the shop's own code. */
function frameOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const line = error.stack?.split("\n").find((each) => each.includes(" at ") && !each.includes("node_modules"));
  return /([\w.-]+\.m?[jt]sx?:\d+)/.exec(line ?? "")?.[1] ?? "";
}

function errorText(error: unknown): string {
  if (error === undefined) return "";
  const logged = errorForLog(error);
  if (typeof logged === "string") return logged;
  return `${logged.type}${logged.code ? ` ${logged.code}` : ""}: ${logged.cause?.message ?? logged.message}`;
}

/** Library errors can quote user input: quoted texts, addresses, numbers and long words are removed. */
function withoutData(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, " ")
    .replaceAll(/(["'`«“„]).*?(["'`»”])/g, "“…”")
    .replaceAll(/\([^()]*\)=\([^()]*\)/g, "(…)=(…)")
    .replaceAll(/\S+@\S+/g, "…")
    .replaceAll(/[a-z][\w+.-]*:\/\/\S+/gi, "…")
    .replaceAll(/\d{3,}/g, "…")
    .replaceAll(/[\w-]{32,}/g, "…")
    .replaceAll(/\s+/g, " ")
    .trim();
}
