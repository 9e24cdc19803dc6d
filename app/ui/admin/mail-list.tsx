import { href } from "react-router";
import type { MailRecord } from "#domain/platform/outbox/outbox.ts";
import { Moment } from "../order/moment.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";
import { Chip } from "./chip.tsx";
import { MAIL_TONES, mailStateName } from "./mail-words.ts";
import { RecordList, RecordRow } from "./record-list.tsx";

/** Mails of the outbox; opening one is recorded in the audit log. */
export function MailList({ mails }: { mails: readonly MailRecord[] }) {
  const { t } = usePage();
  if (mails.length === 0)
    return (
      <EmptyState
        icon="circle-check"
        title={t("No emails waiting")}
        text={t("All emails have been sent, or none match your filters.")}
      />
    );
  return (
    <RecordList label={t("Emails")}>
      {mails.map((mail) => (
        <RecordRow
          key={mail.id}
          isNoted
          to={href("/admin/mails/:id", { id: String(mail.id) })}
          title={<bdi>{mail.recipient}</bdi>}
          columns="md:grid-cols-[minmax(0,1fr)_10rem_10rem_11rem]"
        >
          <span className="truncate text-end text-muted md:text-start">
            <bdi>{mail.template}</bdi>
          </span>
          <span>
            <Chip tone={MAIL_TONES[mail.state]}>{mailStateName(mail.state, t)}</Chip>
          </span>
          <Moment iso={mail.sentAt ?? mail.createdAt} withTime className="text-end text-xs text-muted" />
          {mail.failure && (
            <span className="col-span-full truncate text-xs text-danger">
              <bdi dir="ltr">{mail.failure}</bdi>
            </span>
          )}
        </RecordRow>
      ))}
    </RecordList>
  );
}
