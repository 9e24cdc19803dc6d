import { useEffect, useEffectEvent, useState } from "react";
import type { PastRun } from "#domain/platform/system/find-job-history.ts";
import { Dialog } from "../parts/dialog.tsx";
import { formatDay, formatNumber, usePage } from "../parts/page.tsx";

type JobHistoryProps = {
  job: string;
  /** Null if it failed; a message says why. */
  findRuns: (job: string) => Promise<PastRun[] | null>;
  onClose: () => void;
};

/** The last runs of a job. */
export function JobHistory({ job, findRuns, onClose }: JobHistoryProps) {
  const page = usePage();
  const { t } = page;
  const [runs, setRuns] = useState<readonly PastRun[] | null>(null);
  const load = useEffectEvent(async () => setRuns((await findRuns(job)) ?? []));
  useEffect(() => void load(), []);
  return (
    <Dialog isOpen width="medium" title={t("History of {job}", { job })} onClose={onClose}>
      <div className="p-5">
        {runs === null && <p role="status">{t("Loading…")}</p>}
        {runs?.length === 0 && <p className="text-muted">{t("No runs are on record.")}</p>}
        {runs && runs.length > 0 && (
          <div className="overflow-x-auto">
            <table className="w-full text-start text-sm">
              <thead>
                <tr className="border-b border-line">
                  <th className="py-2 pe-4 text-start font-medium">{t("Started")}</th>
                  <th className="py-2 pe-4 text-end font-medium">{t("Duration (ms)")}</th>
                  <th className="py-2 text-start font-medium">{t("Result")}</th>
                </tr>
              </thead>
              <tbody>
                {runs.map(({ id, startedAt, milliseconds, failures, error }) => (
                  <tr key={id} className="border-b border-line align-top last:border-0">
                    <td className="py-2 pe-4 whitespace-nowrap">
                      {formatDay(page, startedAt, { dateStyle: "medium", timeStyle: "medium" })}
                    </td>
                    <td className="figures py-2 pe-4 text-end">{formatNumber(page, milliseconds)}</td>
                    <td className="min-w-40 py-2 wrap-anywhere">
                      {failures === 0 ? t("OK") : t("Failed tasks: {count}", { count: failures })}
                      {error && (
                        <bdi dir="ltr" className="block text-muted">
                          {error}
                        </bdi>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </Dialog>
  );
}
