import { useState } from "react";
import type { OpenEmailChange } from "#domain/customers/email/email-change.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, passwordOf, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { Moment } from "../order/moment.tsx";
import { EmailField } from "../form/usual-fields.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { PasswordField } from "../session/password-field.tsx";
import { AccountCard } from "./account-card.tsx";

export type SentEmail = { email: string; password: string };

type EmailCardProps = {
  email: string;
  isVerified: boolean;
  /** An account without a password cannot change its address: nothing would prove who asks. */
  hasPassword: boolean;
  /** The new address, until its link is opened. */
  open: OpenEmailChange | null;
  passwordPath: string;
  /** Whether the change is being canceled. */
  isPending: boolean;
  onChange: (sent: SentEmail) => Promise<FieldErrors | null>;
  onCancel: () => void;
};

/** The sign-in address, and the form to change it. */
export function EmailCard(props: EmailCardProps) {
  const { email, isVerified, hasPassword, open, passwordPath, isPending, onCancel } = props;
  const { t } = usePage();
  const [isForm, setForm] = useState(false);
  return (
    <AccountCard title={t("Email address")} text={t("You sign in with it, and we send our emails there.")}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="font-semibold wrap-anywhere">{email}</bdi>
        {isVerified && (
          <span className="rounded-full bg-success-soft px-2 py-0.5 text-xs font-semibold text-success">
            {t("Confirmed")}
          </span>
        )}
      </p>
      {open ? (
        <div className="mt-4">
          <Notice title={t("Confirm your new email address")}>
            <p>
              {t("Open the link we emailed to this address:")}{" "}
              <bdi className="font-semibold wrap-anywhere">{open.email}</bdi>
            </p>
            <p>
              {t("The link expires on")} <Moment iso={open.expiresAt} withTime />
            </p>
            <Button
              variant="secondary"
              size="small"
              data-action=""
              className="mt-3"
              isPending={isPending}
              onClick={onCancel}
            >
              {t("Cancel change")}
            </Button>
          </Notice>
        </div>
      ) : isForm && hasPassword ? (
        <EmailForm onChange={props.onChange} onClose={() => setForm(false)} />
      ) : hasPassword ? (
        <Button variant="secondary" data-action="" className="mt-4" onClick={() => setForm(true)}>
          {t("Change email address")}
        </Button>
      ) : (
        <div className="mt-4 space-y-3">
          <p className="text-sm text-muted">
            {t("Set a password first, so that only you can change your email address.")}
          </p>
          <ButtonLink variant="secondary" to={passwordPath}>
            {t("Set a password")}
          </ButtonLink>
        </div>
      )}
    </AccountCard>
  );
}

function EmailForm({ onChange, onClose }: Pick<EmailCardProps, "onChange"> & { onClose: () => void }) {
  const { t } = usePage();

  const form = useForm({
    isChecked: true,
    save: (data) => onChange({ email: textOf(data, "email"), password: passwordOf(data, "password") }),
  });

  return (
    <Form {...form} method="post" aria-label={t("Change email address")} className="mt-4 max-w-md space-y-4">
      <EmailField name="email" label={t("New address")} autoComplete="off" required />
      <PasswordField name="password" label={t("Your password")} autoComplete="current-password" />
      <FormError />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{t("Send link")}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {t("Cancel")}
        </Button>
      </div>
    </Form>
  );
}
