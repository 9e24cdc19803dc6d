import { useEffect, useRef, useState } from "react";
import type { ExportCall, ExportRequest, ExportRun } from "./export-call.ts";

const POLL_MILLISECONDS = 1_000;

/** Starts an export and follows it until its file is ready. */
export function useListExport({ start, getRun }: ExportCall) {
  const [run, setRun] = useState<ExportRun | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function follow(latest: ExportRun): void {
    setRun(latest);
    if (latest.state !== "queued" && latest.state !== "running") return;
    timer.current = setTimeout(() => void getRun(latest.id).then((next) => follow(next ?? latest)), POLL_MILLISECONDS);
  }

  async function begin(request: ExportRequest): Promise<void> {
    setFailed(false);
    const started = await start(request);
    if (started) follow(started);
    else setFailed(true);
  }

  return { run, hasFailed: hasFailed || run?.state === "failed", begin };
}
