import { useState } from "react";
import { TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
  minLength?: number;
};

/** A password field with a "show" button. */
export function PasswordField({ name, label, autoComplete, hint, minLength }: PasswordFieldProps) {
  const { t } = usePage();
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextField
        name={name}
        label={label}
        type={isShown ? "text" : "password"}
        autoComplete={autoComplete}
        required
        hint={hint}
        minLength={minLength}
        maxLength={200}
        dir="ltr"
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={t("Show password")}
        className="absolute end-1 top-7 inline-flex size-9 items-center justify-center rounded-field bg-surface text-muted hover:text-ink"
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? "eye-off" : "eye"} className="size-5" />
      </button>
    </div>
  );
}
