import { type FormEvent, useState } from "react";
import { type FieldErrors, findFormErrors, focusFirstError, passwordOf, textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { PasswordField } from "../session/password-field.tsx";
import { AccountCard } from "./account-card.tsx";

export type Proof = { password: string } | { code: string };

type DeleteAccountCardProps = {
  hasPassword: boolean;
  /** Why the account cannot be deleted now. */
  hindrance: string | null;
  errors: FieldErrors;
  refusal: string | null;
  isPending: boolean;
  onErrors: (errors: FieldErrors) => void;
  onSendCode: () => void;
  onDelete: (proof: Proof) => void;
};

/** Deletes the account, after listing what is deleted and what is kept. */
export function DeleteAccountCard(props: DeleteAccountCardProps) {
  const { hindrance } = props;
  const { t } = usePage();
  const [isOpen, setOpen] = useState(false);
  return (
    <div id="delete" className="scroll-mt-40">
      <AccountCard title={t("Delete account")} text={t("This is permanent and can't be undone.")}>
        {hindrance ? (
          <Notice kind="warning">{hindrance}</Notice>
        ) : (
          <Button variant="danger" data-action="" onClick={() => setOpen(true)}>
            {t("Delete my account")}
          </Button>
        )}
      </AccountCard>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t("Delete account")} width="narrow">
        <DeleteForm {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function DeleteForm({
  hasPassword,
  errors,
  refusal,
  isPending,
  onErrors,
  onSendCode,
  onDelete,
  onClose,
}: DeleteAccountCardProps & { onClose: () => void }) {
  const { t } = usePage();

  function remove(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = findFormErrors(event.currentTarget, t);
    onErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(event.currentTarget, found);
    const data = new FormData(event.currentTarget);
    onDelete(hasPassword ? { password: passwordOf(data, "password") } : { code: textOf(data, "code") });
  }

  return (
    <form method="post" noValidate onSubmit={remove} aria-label={t("Delete account")} className="space-y-4 p-5">
      <ul className="list-disc space-y-2 ps-5">
        <li>
          {t("We'll delete your name, addresses, lists, messages and notifications, and sign you out everywhere.")}
        </li>
        <li>
          {t(
            "Shops keep records of your orders without your name, as the law requires. You'll no longer be able to return them.",
          )}
        </li>
        <li>{t("Your reviews stay, signed “A customer”.")}</li>
        <li>{t("You'll lose the money in your wallet and your points.")}</li>
      </ul>
      {hasPassword ? (
        <PasswordField
          name="password"
          label={t("Your password")}
          autoComplete="current-password"
          error={errors.password}
        />
      ) : (
        <>
          <Button variant="secondary" size="small" onClick={onSendCode}>
            {t("Email me a code")}
          </Button>
          <TextField
            name="code"
            label={t("Code from the email")}
            autoComplete="one-time-code"
            required
            maxLength={100}
            error={errors.code}
            dir="ltr"
          />
        </>
      )}
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {t("Keep my account")}
        </Button>
        <Button type="submit" variant="danger" isPending={isPending}>
          {t("Delete permanently")}
        </Button>
      </div>
    </form>
  );
}
