import { href } from "react-router";
import type { NewsletterLetter } from "#domain/platform/newsletter-admin/newsletter-admin.ts";
import { Chip } from "../admin/chip.tsx";
import { RecordList, RecordRow } from "../admin/record-list.tsx";
import { Moment } from "../order/moment.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { audienceName, letterStateName } from "./newsletter-words.ts";

const COLUMNS = "md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_9rem]";

/** The letters, the newest first. */
export function LetterList({ letters }: { letters: readonly NewsletterLetter[] }) {
  const page = usePage();
  const { t } = page;
  return (
    <RecordList label={t("Newsletters")}>
      {letters.map(({ id, subject, audience, languageCode, state, recipientsCount, createdAt, sentAt }) => (
        <RecordRow
          key={id}
          to={href("/admin/newsletter/:id", { id: String(id) })}
          title={<bdi>{subject}</bdi>}
          columns={COLUMNS}
        >
          <span className="text-sm text-muted">
            {audienceName(audience, t)}
            {languageCode && ` · ${languageCode}`}
          </span>
          <span className="flex flex-wrap items-center gap-2 text-sm">
            <Chip tone={state === "draft" ? "calm" : state === "sending" ? "open" : "good"}>
              {letterStateName(state, t)}
            </Chip>
            {state !== "draft" && (
              <span className="figures">
                {t("{number} recipients", { number: formatNumber(page, recipientsCount) })}
              </span>
            )}
          </span>
          <Moment iso={sentAt ?? createdAt} className="text-sm text-muted" />
        </RecordRow>
      ))}
    </RecordList>
  );
}
