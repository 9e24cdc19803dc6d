import { useRef, useState } from "react";
import type { BulkFailure, BulkOutcome, BulkRequest, TableSelection } from "./table-column.ts";

/** How far a bulk action is: tried out first, then done part by part. */
export type BulkProgress = {
  state: "trying" | "tried" | "running" | "done";
  matched: number;
  changed: number;
  failed: BulkFailure[];
  error: string | null;
};

const BEGINNING = { matched: 0, changed: 0, failed: [], error: null };
/** `refresh` loads the list again. */
export type BulkCall = { run: (request: BulkRequest) => Promise<BulkOutcome>; refresh: () => Promise<void> };

/** Runs an action over a selection of any size: a call changes a part of it and says where the next one begins. */
export function useBulkAction({ run, refresh }: BulkCall, selection: TableSelection, action: string) {
  const [progress, setProgress] = useState<BulkProgress>({ ...BEGINNING, state: "trying" });
  const isStopped = useRef(false);

  async function runAll(isDryRun: boolean, value: string): Promise<void> {
    isStopped.current = false;
    let sum: BulkProgress = { ...BEGINNING, state: isDryRun ? "trying" : "running" };
    setProgress(sum);
    for (let after: number | null = 0; after !== null && !isStopped.current;) {
      const outcome: BulkOutcome = await run({ ...selection, action, value, dry_run: isDryRun, after });
      if (!outcome.ok) {
        setProgress({ ...sum, state: isDryRun ? "tried" : "done", error: outcome.error });
        return;
      }
      const { answer } = outcome;
      sum = {
        ...sum,
        matched: sum.matched + answer.matched,
        changed: sum.changed + answer.changed,
        failed: [...sum.failed, ...answer.failed],
      };
      setProgress(sum);
      after = answer.next_after;
    }
    setProgress({ ...sum, state: isDryRun ? "tried" : "done" });
    if (!isDryRun) await refresh();
  }

  return {
    progress,
    tryOut: (value: string) => runAll(true, value),
    carryOut: (value: string) => runAll(false, value),
    stop: () => void (isStopped.current = true),
  };
}
