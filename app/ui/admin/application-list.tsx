import { Link } from "react-router";
import type { ApplicationCard } from "#domain/shops/application/find-applications.ts";
import type { ApplicationStatus } from "#shared/shop-application.ts";
import { APPLICATION_TONES, applicationStatusName, applicationTypeName } from "../application/application-words.ts";
import { Moment } from "../order/moment.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";
import { Chip } from "./chip.tsx";
import { RecordList, RecordRow } from "./record-list.tsx";

const TABS = ["submitted", "questioned", "approved", "rejected"] as const satisfies readonly ApplicationStatus[];

/** The states to choose from, in the URL. */
export function ApplicationTabs({ status }: { status: ApplicationStatus | null }) {
  const { t } = usePage();
  return (
    <nav aria-label={t("Status")} className="mb-5 overflow-x-auto">
      <ul className="flex gap-2">
        {[null, ...TABS].map((tab) => (
          <li key={tab ?? "all"}>
            <Link
              to={{ search: tab === null ? "" : `?status=${tab}` }}
              aria-current={tab === status ? "page" : undefined}
              className="flex min-h-9 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-line-strong aria-[current=page]:border-transparent aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-text"
            >
              {tab === null ? t("All") : applicationStatusName(tab, t)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ApplicationListProps = { applications: readonly ApplicationCard[]; pathOf: (id: number) => string };

export function ApplicationList({ applications, pathOf }: ApplicationListProps) {
  const { t } = usePage();
  if (applications.length === 0)
    return (
      <EmptyState icon="store" title={t("No applications")} text={t("People who want to sell will appear here.")} />
    );
  return (
    <RecordList label={t("Applications")}>
      {applications.map((application) => (
        <RecordRow
          key={application.id}
          to={pathOf(application.id)}
          isNoted
          title={<bdi>{application.shopName}</bdi>}
          columns="md:grid-cols-[minmax(0,1.4fr)_minmax(0,1.6fr)_7rem_9rem_8rem]"
        >
          <bdi className="col-span-2 min-w-0 truncate text-muted md:col-span-1">{application.email}</bdi>
          <span className="text-muted">{applicationTypeName(application.type, t)}</span>
          <Moment iso={application.submittedAt} className="text-end text-muted md:text-start" />
          <span>
            <Chip tone={APPLICATION_TONES[application.status]}>{applicationStatusName(application.status, t)}</Chip>
          </span>
        </RecordRow>
      ))}
    </RecordList>
  );
}
