import { Link, useSearchParams } from "react-router";
import type { Timeline, TimelineEntry } from "#domain/platform/timeline/timeline.ts";
import { TIMELINE_GROUPS } from "#shared/timeline-group.ts";
import { AccountCard } from "../../account/account-card.tsx";
import { mailStateName } from "../../admin/mail-labels.ts";
import { actorName } from "../../admin/order-labels.ts";
import { Moment } from "../../order/moment.tsx";
import { buttonClass } from "../../parts/button.tsx";
import { Icon, type IconName } from "../../parts/icon.tsx";
import { usePage } from "../../parts/page.tsx";
import { NoteForm } from "./note-form.tsx";
import { entrySentence, groupName } from "./timeline-labels.ts";

type TimelineCardProps = {
  /** Who reads the notes. */
  text: string;
  timeline: Timeline;
  /** Returns the error; null on success. Absent: it is only read. */
  onNote?: (text: string) => Promise<string | null>;
};

const ICONS: Record<TimelineEntry["source"], IconName> = {
  activity: "pencil",
  order: "circle-dot",
  parcel: "truck",
  message: "headset",
  mail: "mail",
  act: "shield-check",
  event: "clock-3",
};

/** What happened to a record, with the notes about it, the newest first. */
export function TimelineCard({ text, timeline, onNote }: TimelineCardProps) {
  const { t } = usePage();
  const { entries, group, page, hasMore } = timeline;
  const linkTo = useTimelineLinks();
  return (
    <AccountCard title={t("Timeline")} text={text}>
      {onNote && <NoteForm onNote={onNote} />}
      <nav aria-label={t("Show in the timeline")} className="my-4 flex flex-wrap gap-2">
        {[null, ...TIMELINE_GROUPS].map((each) => (
          <Link
            key={each ?? "all"}
            to={linkTo(each, 1)}
            preventScrollReset
            aria-current={each === group ? "true" : undefined}
            className={buttonClass(each === group ? "primary" : "secondary", "small")}
          >
            {groupName(each, t)}
          </Link>
        ))}
      </nav>
      {entries.length === 0 && <p className="text-sm text-muted">{t("Nothing here yet")}</p>}
      <ol className="grid gap-4 text-sm">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {(page > 1 || hasMore) && (
        <nav aria-label={t("Pages of the timeline")} className="mt-5 flex flex-wrap gap-3">
          {page > 1 && (
            <Link to={linkTo(group, page - 1)} preventScrollReset className={buttonClass("secondary", "small")}>
              <Icon name="chevron-left" className="mirrored size-4" /> {t("Newer")}
            </Link>
          )}
          {hasMore && (
            <Link to={linkTo(group, page + 1)} preventScrollReset className={buttonClass("secondary", "small")}>
              {t("Older")} <Icon name="chevron-right" className="mirrored size-4" />
            </Link>
          )}
        </nav>
      )}
    </AccountCard>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { t } = usePage();
  const isNote = entry.source === "activity" && entry.word === "note";
  const who = [entry.actor && actorName(entry.actor, t), entry.who].filter(Boolean);
  return (
    <li className="flex gap-3">
      <Icon name={ICONS[entry.source]} className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className={`min-w-0 flex-1 wrap-anywhere ${isNote ? "rounded-field bg-sunken p-3" : ""}`}>
        <p>
          <span className="font-medium">{entrySentence(entry, t)}</span>
          {entry.source === "mail" && (
            <>
              {" "}
              <bdi dir="ltr">{entry.word}</bdi>
            </>
          )}
        </p>
        {entry.text !== "" && (
          <p className="whitespace-pre-line">
            <bdi>{entry.source === "mail" ? mailStateName(entry.text as "sent", t) : entry.text}</bdi>
          </p>
        )}
        <p className="text-muted">
          {who.map((name) => (
            <span key={name}>
              <bdi>{name}</bdi> ·{" "}
            </span>
          ))}
          <Moment iso={entry.at} withTime />
        </p>
      </div>
    </li>
  );
}

/** Other parameters of the screen stay. */
function useTimelineLinks() {
  const [parameters] = useSearchParams();
  return (group: Timeline["group"], page: number) => {
    const wanted = new URLSearchParams(parameters);
    wanted.delete("timeline");
    wanted.delete("timeline_page");
    if (group) wanted.set("timeline", group);
    if (page > 1) wanted.set("timeline_page", String(page));
    return { search: wanted.size > 0 ? `?${wanted.toString()}` : "" };
  };
}
