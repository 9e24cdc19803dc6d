import type { ComponentProps } from "react";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type FieldProps = ComponentProps<typeof TextField>;

export function EmailField(props: FieldProps) {
  return <TextField type="email" inputMode="email" maxLength={254} dir="ltr" {...props} />;
}

export function PhoneField(props: Omit<FieldProps, "label">) {
  const { t } = usePage();
  return (
    <TextField
      name="phone"
      label={t("Phone")}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={30}
      dir="ltr"
      {...props}
    />
  );
}

/** An amount or a percentage, as text. */
export function DecimalField(props: FieldProps) {
  return <TextField inputMode="decimal" autoComplete="off" dir="ltr" {...props} />;
}

export function WholeNumberField(props: FieldProps) {
  return <TextField type="number" inputMode="numeric" step={1} autoComplete="off" {...props} />;
}
