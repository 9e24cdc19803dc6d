import type { MailContent, MailRecord } from "#domain/platform/outbox/outbox.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Moment } from "../order/moment.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Chip } from "./chip.tsx";
import { Fact, Facts } from "./facts.tsx";
import { MAIL_TONES, mailStateName } from "./mail-labels.ts";

/** The state of a mail, and its contents while they are stored. */
export function MailRecordScreen({ mail, content }: { mail: MailRecord; content: MailContent }) {
  const page = usePage();
  const { t } = page;
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <AccountCard title={t("Email")} text={t("Viewing this page is recorded in the audit log.")}>
        <Facts>
          <Fact name={t("To")}>
            <bdi>{mail.recipient}</bdi>
          </Fact>
          <Fact name={t("Status")}>
            <Chip tone={MAIL_TONES[mail.state]}>{mailStateName(mail.state, t)}</Chip>
          </Fact>
          <Fact name={t("Type")}>
            <bdi>{mail.template}</bdi>
          </Fact>
          <Fact name={t("Language")}>
            {new Intl.DisplayNames([page.language.code], { type: "language" }).of(mail.languageCode)}
          </Fact>
          <Fact name={t("Created")}>
            <Moment iso={mail.createdAt} withTime />
          </Fact>
          <Fact name={t("Attempts")}>{formatNumber(page, mail.attempts)}</Fact>
          {mail.nextAttemptAt && (
            <Fact name={t("Next attempt")}>
              <Moment iso={mail.nextAttemptAt} withTime />
            </Fact>
          )}
          {mail.sentAt && (
            <Fact name={t("Sent")}>
              <Moment iso={mail.sentAt} withTime />
            </Fact>
          )}
          {mail.failure && (
            <Fact name={t("Error")}>
              <bdi dir="ltr" className="text-danger">
                {mail.failure}
              </bdi>
            </Fact>
          )}
        </Facts>
      </AccountCard>
      <AccountCard
        title={t("Content")}
        text={
          content.length === 0
            ? t("This email was sent, so its content is no longer stored.")
            : t("Private links are hidden because they could open someone's account.")
        }
      >
        {content.length > 0 && (
          <Facts>
            {content.map(({ name, value }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- names may repeat, and the order is fixed
              <Fact key={index} name={name}>
                <bdi>{value}</bdi>
              </Fact>
            ))}
          </Facts>
        )}
      </AccountCard>
    </div>
  );
}
