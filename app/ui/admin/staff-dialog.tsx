import { type FormEvent, useState } from "react";
import type { Grant } from "#domain/platform/staff/staff.ts";
import { EVERYTHING, PERMISSIONS } from "#shared/permission.ts";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { DialogActions } from "../parts/dialog-actions.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { GrantFields } from "./grant-fields.tsx";

type StaffDialogProps = {
  own: readonly string[];
  /** Null for a new member. */
  member: { name: string; permissions: readonly string[] } | null;
  onClose: () => void;
  /** Returns the validation errors; null on success. */
  onSave: (given: { email: string; permissions: Grant[] }) => Promise<FieldErrors | null>;
};

/** Invites someone to the staff, or sets a member's permissions. */
export function StaffDialog({ own, member, onClose, onSave }: StaffDialogProps) {
  const { t } = usePage();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = form.getAll("permissions");
    const permissions = [EVERYTHING, ...PERMISSIONS].filter((grant) => chosen.includes(grant)) as Grant[];
    if (permissions.length === 0) return setErrors({ permissions: t("Choose at least one.") });
    setPending(true);
    const wrong = await onSave({ email: textOf(form, "email"), permissions });
    setPending(false);
    if (wrong === null) onClose();
    else setErrors(wrong);
  }

  return (
    <Dialog isOpen width="medium" title={member ? member.name : t("Invite someone")} onClose={onClose}>
      <form noValidate className="grid gap-5 p-5" onSubmit={(event) => void save(event)}>
        {!member && (
          <TextField
            name="email"
            type="email"
            dir="ltr"
            required
            autoComplete="off"
            label={t("Email")}
            hint={t("We’ll email an invitation. The link works once, for 7 days.")}
            error={errors.email}
          />
        )}
        <GrantFields own={own} given={member?.permissions ?? []} error={errors.permissions} />
        <DialogActions isPending={isPending} onBack={onClose} />
      </form>
    </Dialog>
  );
}
