import { TEAM_ROLES, type TeamRole } from "#shared/shop-role.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { EmailField } from "../form/usual-fields.tsx";
import { CheckField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { roleName, roleText } from "./role-labels.ts";

type MemberDialogProps = {
  /** Null for an invitation. */
  member: { name: string; role: TeamRole } | null;
  onClose: () => void;
  /** Returns the validation errors; null on success. */
  onSave: (input: { email: string; role: TeamRole }) => Promise<FieldErrors | null>;
};

/** Invites someone to a shop's team, or sets a member's role. */
export function MemberDialog({ member, onClose, onSave }: MemberDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    isChecked: true,
    save: (data) => {
      const role = TEAM_ROLES.find((each) => each === data.get("role")) ?? "read";
      return onSave({ email: textOf(data, "email"), role });
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
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-medium">{t("Role")}</legend>
        {TEAM_ROLES.map((role) => (
          <CheckField
            key={role}
            type="radio"
            name="role"
            value={role}
            defaultChecked={role === (member?.role ?? "orders")}
            label={
              <>
                <span className="block font-medium">{roleName(role, t)}</span>
                <span className="block text-sm text-muted">{roleText(role, t)}</span>
              </>
            }
          />
        ))}
        {dialog.errors.role && (
          <p role="alert" className="text-sm text-danger">
            {dialog.errors.role}
          </p>
        )}
      </fieldset>
    </FormDialog>
  );
}
