import { Link, href, useSearchParams } from "react-router";
import type { AuditEntry } from "#domain/platform/audit-log/audit-log.ts";
import { isPermission } from "#shared/permission.ts";
import { grantName } from "#shared/permission-words.ts";
import type { Translate } from "#shared/translate.ts";
import { Moment } from "../order/moment.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";
import { actName, detailName } from "./act-words.ts";
import { SUBJECTS, subjectName } from "./subject-words.ts";

const LINK = "font-semibold text-primary-text hover:underline";

/** The audit log, the latest first. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = usePage();
  if (entries.length === 0)
    return <EmptyState icon="file-text" title={t("No matching entries")} text={t("Try fewer or different filters.")} />;
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid gap-x-5 gap-y-1 px-4 py-3 text-sm md:grid-cols-[11rem_minmax(0,13rem)_minmax(0,1fr)]"
        >
          <Moment iso={entry.at} withTime className="text-muted" />
          <Actor entry={entry} />
          <div className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{actName(entry.action, t)}</span> <Subject entry={entry} />
            {entry.details.length > 0 && (
              <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 text-muted">
                {entry.details.map(({ name, value }) => (
                  <div key={name} className="flex gap-1.5">
                    <dt>{detailName(name, t)}:</dt>
                    <dd className="text-ink">
                      <bdi>{shownValue(name, value, t)}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Actor({ entry }: { entry: AuditEntry }) {
  const [parameters] = useSearchParams();
  const own = new URLSearchParams(parameters);
  own.delete("older_than");
  own.set("actor", String(entry.actorId));
  return (
    <div className="min-w-0 wrap-anywhere">
      <Link to={{ search: `?${own.toString()}` }} className="font-medium hover:underline">
        <bdi>{entry.actorName}</bdi>
      </Link>
      <span className="block text-xs text-muted">
        <bdi dir="ltr">{entry.networkArea}</bdi>
      </span>
    </div>
  );
}

function Subject({ entry: { subjectKind, subjectId } }: { entry: AuditEntry }) {
  const { t } = usePage();
  const kind = SUBJECTS.find((each) => each === subjectKind);
  if (subjectId === "*" || !kind) return null;
  const name = <bdi>{`${subjectName(kind, t)} ${subjectId}`}</bdi>;
  if (kind === "order")
    return (
      <Link to={href("/admin/orders/:code", { code: subjectId })} className={LINK}>
        {name}
      </Link>
    );
  return <span className="text-muted">{name}</span>;
}

function shownValue(name: string, value: string, t: Translate): string {
  if (!["permissions", "before", "after"].includes(name)) return value;
  return value
    .split(", ")
    .map((each) => (each === "*" || isPermission(each) ? grantName(each, t) : each))
    .join(", ");
}
