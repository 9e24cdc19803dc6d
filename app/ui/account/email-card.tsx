import { type FormEvent, useState } from "react";
import type { OpenEmailChange } from "#domain/customers/email/email-change.ts";
import { type FieldErrors, findFormErrors, focusFirstError, passwordOf, textOf } from "../form/read-form.ts";
import { Moment } from "../order/moment.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
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
  errors: FieldErrors;
  refusal: string | null;
  isPending: boolean;
  onErrors: (errors: FieldErrors) => void;
  onChange: (sent: SentEmail) => void;
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
        <EmailForm {...props} onClose={() => setForm(false)} />
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

function EmailForm({
  errors,
  refusal,
  isPending,
  onErrors,
  onChange,
  onClose,
}: Pick<EmailCardProps, "errors" | "refusal" | "isPending" | "onErrors" | "onChange"> & { onClose: () => void }) {
  const { t } = usePage();

  function change(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = findFormErrors(event.currentTarget, t);
    onErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(event.currentTarget, found);
    const data = new FormData(event.currentTarget);
    onChange({ email: textOf(data, "email"), password: passwordOf(data, "password") });
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={change}
      aria-label={t("Change email address")}
      className="mt-4 max-w-md space-y-4"
    >
      <TextField
        name="email"
        type="email"
        label={t("New address")}
        autoComplete="off"
        inputMode="email"
        required
        maxLength={254}
        error={errors.email}
        dir="ltr"
      />
      <PasswordField
        name="password"
        label={t("Your password")}
        autoComplete="current-password"
        error={errors.password}
      />
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isPending={isPending}>
          {t("Send link")}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t("Cancel")}
        </Button>
      </div>
    </form>
  );
}
