import type { ReactNode } from "react";
import type { ApplicationRecord } from "#domain/shops/application/find-applications.ts";
import { APPLICATION_CHECKS, type ApplicationCheck } from "#shared/shop-application.ts";
import { AccountCard } from "../account/account-card.tsx";
import { applicationTypeName, checkName, documentName } from "../application/application-labels.ts";
import { Moment } from "../order/moment.tsx";
import { CheckField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { Fact, Facts } from "./facts.tsx";

type ApplicationRecordProps = {
  application: ApplicationRecord;
  /** Whether it waits for a decision. */
  isOpen: boolean;
  onCheck: (checked: ApplicationCheck[]) => void;
};

/** An application with its documents, and the operator's checklist. */
export function ApplicationRecordScreen({ application, isOpen, onCheck }: ApplicationRecordProps) {
  const { t } = usePage();
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <AccountCard title={t("Application")} text={t("Viewing this page is recorded in the audit log.")}>
        <ApplicationFacts application={application} />
      </AccountCard>
      <div className="grid gap-5">
        <AccountCard title={t("Documents")}>
          <Documents documents={application.documents} />
        </AccountCard>
        <AccountCard title={t("Checklist")} text={t("Everything has to be checked before you can approve.")}>
          <fieldset disabled={!isOpen} className="grid gap-3">
            <legend className="sr-only">{t("Checklist")}</legend>
            {APPLICATION_CHECKS.map((check) => (
              <CheckField
                key={check}
                label={checkName(check, t)}
                checked={application.checked.includes(check)}
                data-action=""
                onChange={(event) => {
                  const isChecked = event.currentTarget.checked;
                  onCheck(
                    APPLICATION_CHECKS.filter((each) =>
                      each === check ? isChecked : application.checked.includes(each),
                    ),
                  );
                }}
              />
            ))}
          </fieldset>
        </AccountCard>
        {(application.question || application.rejection) && (
          <AccountCard title={t("Messages")}>
            <Facts>
              {application.question && <Text name={t("Question")}>{application.question}</Text>}
              {application.answer && <Text name={t("Answer")}>{application.answer}</Text>}
              {application.rejection && <Text name={t("Reason")}>{application.rejection}</Text>}
            </Facts>
          </AccountCard>
        )}
      </div>
    </div>
  );
}

function ApplicationFacts({ application }: { application: ApplicationRecord }) {
  const { t, language } = usePage();
  const { line1, line2, postalCode, city, state, countryCode } = application;
  const country = countryCode && new Intl.DisplayNames([language.code], { type: "region" }).of(countryCode);
  const address = [line1, line2, [postalCode, city].filter(Boolean).join(" "), state, country].filter(Boolean);
  return (
    <Facts>
      <Text name={t("Applicant")}>{application.applicantName}</Text>
      <Text name={t("Email")}>{application.email}</Text>
      <Fact name={t("Type")}>{applicationTypeName(application.type, t)}</Fact>
      <Text name={t("Shop name")}>{application.shopName}</Text>
      <Text name={t("What will you sell?")}>{application.offer}</Text>
      <Text name={t("Full legal name")}>{application.legalName}</Text>
      {application.birthDate && (
        <Fact name={t("Date of birth")}>
          <Moment iso={application.birthDate} />
        </Fact>
      )}
      {application.registrationNumber && <Text name={t("Registration number")}>{application.registrationNumber}</Text>}
      {application.taxNumber && <Text name={t("Tax number")}>{application.taxNumber}</Text>}
      <Text name={t("Phone")}>{application.phone}</Text>
      <Text name={t("Address")}>{address.join("\n")}</Text>
      <Fact name={t("Bank account")}>
        {t("Account ending in {ending}", { ending: application.bankEnding })} ·{" "}
        {application.isBankConfirmed ? t("Confirmed") : t("Not confirmed")}
      </Fact>
      {application.termsAcceptedAt && (
        <Fact name={t("Terms accepted")}>
          <Moment iso={application.termsAcceptedAt} withTime />
        </Fact>
      )}
    </Facts>
  );
}

function Text({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Fact name={name}>
      <bdi className="whitespace-pre-line">{children}</bdi>
    </Fact>
  );
}

function Documents({ documents }: Pick<ApplicationRecord, "documents">) {
  const { t, appPath } = usePage();
  if (documents.length === 0) return <p className="text-muted">{t("No documents")}</p>;
  return (
    <ul className="grid gap-2 text-sm">
      {documents.map(({ id, kind, createdAt }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4">
          <a
            href={`${appPath}user/seller-application/documents/${id}`}
            className="min-h-6 font-medium text-primary-text underline"
          >
            {documentName(kind, t)}
          </a>
          <Moment iso={createdAt} className="text-muted" />
        </li>
      ))}
    </ul>
  );
}
