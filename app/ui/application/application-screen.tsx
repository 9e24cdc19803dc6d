import { type FormEvent, useState } from "react";
import { href, Link } from "react-router";
import type { ApplicationView } from "#domain/shops/application/application.ts";
import {
  type ApplicationType,
  type DocumentKind,
  isEditable,
  NEEDED_DOCUMENTS,
  readApplicationType,
} from "#shared/shop-application.ts";
import { Form } from "../form/form.tsx";
import { AccountCard } from "../account/account-card.tsx";
import { type FieldErrors, focusFirstError } from "../form/read-form.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { CheckField, SelectField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { ApplicationFields, readApplication } from "./application-fields.tsx";
import { ApplicationState } from "./application-state.tsx";
import { BankCard } from "./bank-card.tsx";
import { DocumentCard } from "./document-card.tsx";

export type SentApplication = ReturnType<typeof readApplication> & { type: ApplicationType };

type ApplicationActions = {
  errors: FieldErrors;
  refusal: string | null;
  isPending: boolean;
  keep: (sent: SentApplication, isFirst: boolean) => Promise<void>;
  submit: (sent: SentApplication) => Promise<FieldErrors | null>;
  answer: (answer: string) => Promise<string | null>;
  addDocument: (kind: DocumentKind, file: File) => Promise<void>;
  removeDocument: (id: number) => Promise<void>;
  setBank: (account: { holder: string; account: string; bank_code: string }) => Promise<FieldErrors | null>;
  confirmBank: (code: string) => Promise<FieldErrors | null>;
};

type ApplicationScreenProps = {
  /** The latest one; null if there is none. */
  application: ApplicationView | null;
  type: ApplicationType;
  isEmailVerified: boolean;
  countries: readonly { code: string; name: string }[];
  actions: ApplicationActions;
};

/** An application to sell: its state, and its form while it can be changed. */
export function ApplicationScreen(props: ApplicationScreenProps) {
  const { application, isEmailVerified, countries, actions } = props;
  const { t } = usePage();
  const [type, setType] = useState(props.type);
  const open = application && isEditable(application.status) ? application : null;
  const isOpen = application === null || application.status === "rejected" || open !== null;
  return (
    <div className="grid max-w-3xl gap-6">
      {application && <ApplicationState application={application} onAnswer={actions.answer} />}
      {!isEmailVerified && (
        <Notice kind="warning" title={t("Please confirm your email address first.")}>
          <ButtonLink to={href("/user/change-password")} variant="secondary" size="small" className="mt-2">
            {t("Confirm my email address")}
          </ButtonLink>
        </Notice>
      )}
      {isOpen && (
        <>
          <Form
            errors={actions.errors}
            id="application"
            aria-label={t("Application")}
            onSubmit={(event) => void submit(event)}
            onBlur={(event) => void actions.keep({ ...readApplication(event.currentTarget), type }, open === null)}
          >
            <AccountCard title={t("You and your shop")}>
              <SelectField
                label={t("You sell as")}
                value={type}
                className="mb-4"
                onChange={(event) => setType(readApplicationType(event.currentTarget.value) ?? "individual")}
              >
                <option value="individual">{t("Individual")}</option>
                <option value="business">{t("Business")}</option>
              </SelectField>
              <ApplicationFields type={type} application={application} countries={countries} />
            </AccountCard>
          </Form>
          {open && (
            <>
              <DocumentCard
                documents={open.documents}
                needed={NEEDED_DOCUMENTS[type]}
                error={actions.errors.document_identity ?? actions.errors.document_registration}
                onAdd={actions.addDocument}
                onRemove={actions.removeDocument}
              />
              <BankCard
                key={open.bankEnding}
                ending={open.bankEnding}
                isConfirmed={open.isBankConfirmed}
                error={actions.errors.bank_account}
                onSet={actions.setBank}
                onConfirm={actions.confirmBank}
              />
            </>
          )}
          <Submission {...actions} />
        </>
      )}
    </div>
  );

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = await actions.submit({ ...readApplication(form), type });
    if (wrong) focusFirstError(form, wrong);
  }
}

function Submission({ errors, refusal, isPending }: Pick<ApplicationActions, "errors" | "refusal" | "isPending">) {
  const { t } = usePage();
  return (
    <div className="grid gap-4">
      <CheckField
        form="application"
        name="terms_accepted"
        error={errors.terms_accepted}
        label={
          <>
            {t("I accept the terms for sellers.")}{" "}
            <Link to={href("/page/:slug", { slug: "terms" })} className="text-primary-text underline">
              {t("Read the terms")}
            </Link>
          </>
        }
      />
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <div>
        <Button type="submit" form="application" size="large" isPending={isPending}>
          {t("Send application")}
        </Button>
      </div>
    </div>
  );
}
