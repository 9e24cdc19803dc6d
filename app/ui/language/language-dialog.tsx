import { useState } from "react";
import type { LanguageRow } from "#domain/platform/language-admin/language-admin.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { CheckField, SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

export type TypedLanguage = { code: string; name: string; direction: "ltr" | "rtl"; flag: string; is_active: boolean };

type LanguageDialogProps = {
  /** Null for a new one. */
  language: LanguageRow | null;
  /** Returns the validation errors; null on success. */
  onSave: (typed: TypedLanguage) => Promise<FieldErrors | null>;
  onClose: () => void;
};

/** A language: its code, name, direction and flag, and whether the shop offers it. */
export function LanguageDialog({ language, onSave, onClose }: LanguageDialogProps) {
  const { t } = usePage();
  const [typed, setTyped] = useState<TypedLanguage>({
    code: language?.code ?? "",
    name: language?.name ?? "",
    direction: language?.direction ?? "ltr",
    flag: language?.flag ?? "",
    is_active: language?.isActive ?? false,
  });
  const dialog = useDialogForm({ save: () => onSave(typed), onClose });
  const change = (part: Partial<TypedLanguage>) => setTyped({ ...typed, ...part });

  return (
    <FormDialog
      width="medium"
      title={language ? t("Edit {name}", { name: language.name }) : t("New language")}
      {...dialog}
      back={t("Cancel")}
    >
      {!language && (
        <TextField
          label={t("Language code")}
          hint={t("Two letters, such as fr for French, or fr-CA for that of a country")}
          value={typed.code}
          dir="ltr"
          maxLength={5}
          required
          error={dialog.errors.code}
          onChange={(event) => change({ code: event.target.value })}
        />
      )}
      <TextField
        label={t("Name in the language itself")}
        value={typed.name}
        dir="auto"
        maxLength={40}
        required
        error={dialog.errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <SelectField
        label={t("Text direction")}
        value={typed.direction}
        onChange={(event) => change({ direction: event.target.value === "rtl" ? "rtl" : "ltr" })}
      >
        <option value="ltr">{t("Left to right")}</option>
        <option value="rtl">{t("Right to left")}</option>
      </SelectField>
      <TextField
        label={t("Country for its flag")}
        hint={t("Two letters, such as fr")}
        value={typed.flag}
        dir="ltr"
        maxLength={2}
        required
        error={dialog.errors.flag}
        onChange={(event) => change({ flag: event.target.value.toLowerCase() })}
      />
      <CheckField
        label={t("Offered in the shop")}
        checked={typed.is_active}
        error={dialog.errors.is_active}
        onChange={(event) => change({ is_active: event.target.checked })}
      />
      <p className="text-sm text-muted">{t("Sentences without a translation are shown in English.")}</p>
    </FormDialog>
  );
}
