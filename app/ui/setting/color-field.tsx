import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { isColor } from "../shell/shop-colors.ts";

type ColorFieldProps = {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  value: string;
};

const UNSET = "#808080";

/** A color to pick or type; empty for the usual one. */
export function ColorField({ name, label, hint, error, value }: ColorFieldProps) {
  const { t } = usePage();
  const [color, setColor] = useState(value);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        name={name}
        label={label}
        hint={hint}
        error={error}
        value={color}
        dir="ltr"
        maxLength={7}
        placeholder={t("Default color")}
        className="min-w-48 flex-1"
        onChange={(event) => setColor(event.target.value.trim().toLowerCase())}
      />
      <input
        type="color"
        aria-label={t("Pick {name}", { name: label })}
        value={isColor(color) ? color : UNSET}
        className="h-11 w-14 rounded-field border border-line-strong bg-surface p-1"
        onChange={(event) => setColor(event.target.value)}
      />
      <Button variant="quiet" disabled={color === ""} onClick={() => setColor("")}>
        {t("Reset")}
      </Button>
    </div>
  );
}
