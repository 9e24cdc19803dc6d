import type { ComponentProps } from "react";
import { DecimalField } from "../form/usual-fields.tsx";
import type { TextField } from "../parts/field.tsx";

/** An amount in major units; its label has the currency. */
export function AmountField({ label, currency, ...rest }: ComponentProps<typeof TextField> & { currency: string }) {
  return <DecimalField {...rest} label={`${label} (${currency})`} pattern="\d{1,9}(\.\d{1,4})?" placeholder="0.00" />;
}
