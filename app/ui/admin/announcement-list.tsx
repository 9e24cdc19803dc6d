import type { Announcement, AnnouncementState, Audience } from "#domain/platform/announcement/announcement.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import { Button } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { formatDay, usePage } from "../parts/page.tsx";
import { Chip } from "./chip.tsx";

type AnnouncementListProps = {
  announcements: readonly Announcement[];
  onCancel: (announcement: Announcement) => void;
};

/** Messages to customers, with how many got each. */
export function AnnouncementList({ announcements, onCancel }: AnnouncementListProps) {
  const page = usePage();
  const { t } = page;
  if (announcements.length === 0)
    return (
      <EmptyState
        icon="bell"
        title={t("No notifications yet")}
        text={t("Tell all customers, buyers or sellers about a sale or a change.")}
      />
    );
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {announcements.map((announcement) => {
        const { id, title, message, audience, state, sentAt, dueAt, recipients } = announcement;
        const time = formatDay(page, sentAt ?? dueAt, { dateStyle: "medium", timeStyle: "short" });
        return (
          <li key={id} className="grid gap-2 p-4 sm:p-5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
                <bdi>{title}</bdi>
              </h2>
              <Chip tone={TONES[state]}>{stateName(state, t)}</Chip>
            </div>
            <p className="text-sm wrap-anywhere">
              <bdi>{message}</bdi>
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
              <span>{audienceName(audience, t)}</span>
              <time dateTime={sentAt ?? dueAt}>{`${time} UTC`}</time>
              {state === "sent" && <span>{t("{count} recipients", { count: recipients })}</span>}
              {state === "scheduled" && (
                <Button look="quiet" size="small" data-action="" onClick={() => onCancel(announcement)}>
                  {t("Cancel")}
                  <span className="sr-only">: {title}</span>
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const TONES = { scheduled: "open", sent: "good", canceled: "calm" } as const satisfies Record<
  AnnouncementState,
  string
>;

function stateName(state: AnnouncementState, t: Translate): string {
  switch (state) {
    case "scheduled":
      return t("Scheduled");
    case "sent":
      return t("Sent");
    case "canceled":
      return t("Canceled");
    default:
      return neverHappens(state);
  }
}

export function audienceName(audience: Audience, t: Translate): string {
  switch (audience) {
    case "everyone":
      return t("Everyone");
    case "buyers":
      return t("Customers who have ordered");
    case "sellers":
      return t("Sellers");
    default:
      return neverHappens(audience);
  }
}
