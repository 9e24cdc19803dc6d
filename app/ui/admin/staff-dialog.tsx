import type { Grant } from "#domain/platform/staff/staff.ts";
import { EVERYTHING, PERMISSIONS } from "#shared/permission.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { EmailField } from "../form/usual-fields.tsx";
import { usePage } from "../parts/page.tsx";
import { GrantFields } from "./grant-fields.tsx";

type StaffDialogProps = {
  own: readonly string[];
  /** Null for a new member. */
  member: { name: string; permissions: readonly string[] } | null;
  onClose: () => void;
  /** Returns the validation errors; null on success. */
  onSave: (input: { email: string; permissions: Grant[] }) => Promise<FieldErrors | null>;
};

/** Invites someone to the staff, or sets a member's permissions. */
export function StaffDialog({ own, member, onClose, onSave }: StaffDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    save: (data) => {
      const chosen = data.getAll("permissions");
      const permissions = [EVERYTHING, ...PERMISSIONS].filter((grant) => chosen.includes(grant)) as Grant[];
      if (permissions.length === 0) return { permissions: t("Choose at least one.") };
      return onSave({ email: textOf(data, "email"), permissions });
    },
    onClose,
  });
  return (
    <FormDialog width="medium" title={member ? member.name : t("Invite someone")} {...dialog}>
      {!member && (
        <EmailField
          name="email"
          required
          autoComplete="off"
          label={t("Email")}
          hint={t("We'll email an invitation. The link works once, for 7 days.")}
        />
      )}
      <GrantFields own={own} granted={member?.permissions ?? []} error={dialog.errors.permissions} />
    </FormDialog>
  );
}
