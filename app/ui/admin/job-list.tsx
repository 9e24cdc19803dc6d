import { useState } from "react";
import type { JobRun } from "#domain/platform/system/system.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Button } from "../parts/button.tsx";
import { formatDay, formatNumber, type Page, usePage } from "../parts/page.tsx";
import type { PastRun } from "#domain/platform/system/find-job-history.ts";
import { Chip } from "./chip.tsx";
import { JobHistory } from "./job-history.tsx";

type JobListProps = {
  jobs: readonly JobRun[];
  findRuns: (job: string) => Promise<PastRun[] | null>;
  onRun: (job: string) => Promise<void>;
};

/** The background jobs: when each last ran, how long it took, and why it failed. */
export function JobList({ jobs, findRuns, onRun }: JobListProps) {
  const page = usePage();
  const { t } = page;
  const [pending, setPending] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);

  async function run(job: string): Promise<void> {
    setPending(job);
    await onRun(job);
    setPending(null);
  }

  return (
    <AccountCard title={t("Background jobs")} text={t("Each job looks for open tasks on its own. Times are in UTC.")}>
      {jobs.length === 0 && <p className="text-muted">{t("No job has run yet.")}</p>}
      <ul className="divide-y divide-line">
        {jobs.map(({ job, startedAt, milliseconds, failures, failedAt, lastError }) => (
          <li key={job} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="flex flex-wrap items-center gap-3 font-semibold">
                <bdi className="figures">{job}</bdi>
                <Chip tone={failures > 0 ? "bad" : "good"}>
                  {failures > 0 ? t("Failed tasks: {count}", { count: failures }) : t("OK")}
                </Chip>
              </p>
              <p className="text-sm text-muted">
                {t("Last run {time}, {milliseconds} ms", {
                  time: instant(page, startedAt),
                  milliseconds: formatNumber(page, milliseconds),
                })}
              </p>
              {failedAt && (
                <p className="text-sm wrap-anywhere text-muted">
                  {t("Last failure {time}: {error}", { time: instant(page, failedAt), error: lastError })}
                </p>
              )}
            </div>
            <p className="flex flex-wrap gap-2">
              <Button size="small" variant="quiet" data-action="" onClick={() => setOpened(job)}>
                {t("History")}
                <span className="sr-only">: {job}</span>
              </Button>
              <Button
                size="small"
                variant="secondary"
                data-action=""
                isPending={pending === job}
                onClick={() => void run(job)}
              >
                {failures > 0 ? t("Retry") : t("Run now")}
                <span className="sr-only">: {job}</span>
              </Button>
            </p>
          </li>
        ))}
      </ul>
      {opened !== null && <JobHistory key={opened} job={opened} findRuns={findRuns} onClose={() => setOpened(null)} />}
    </AccountCard>
  );
}

function instant(page: Page, iso: string): string {
  return formatDay(page, iso, { dateStyle: "medium", timeStyle: "medium" });
}
