import { useState } from "react";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, passwordOf, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
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
  blocker: string | null;
  onSendCode: () => void;
  onDelete: (proof: Proof) => Promise<FieldErrors | null>;
};

/** Deletes the account, after listing what is deleted and what is kept. */
export function DeleteAccountCard(props: DeleteAccountCardProps) {
  const { blocker } = props;
  const { t } = usePage();
  const [isOpen, setOpen] = useState(false);
  return (
    <div id="delete" className="scroll-mt-40">
      <AccountCard title={t("Delete account")} text={t("This is permanent and can't be undone.")}>
        {blocker ? (
          <Notice kind="warning">{blocker}</Notice>
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

function DeleteForm({ hasPassword, onSendCode, onDelete, onClose }: DeleteAccountCardProps & { onClose: () => void }) {
  const { t } = usePage();

  const form = useForm({
    isChecked: true,
    save: (data) => onDelete(hasPassword ? { password: passwordOf(data, "password") } : { code: textOf(data, "code") }),
  });

  return (
    <Form {...form} method="post" aria-label={t("Delete account")} className="space-y-4 p-5">
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
        <PasswordField name="password" label={t("Your password")} autoComplete="current-password" />
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
            dir="ltr"
          />
        </>
      )}
      <FormError />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {t("Keep my account")}
        </Button>
        <SubmitButton variant="danger">{t("Delete permanently")}</SubmitButton>
      </div>
    </Form>
  );
}
