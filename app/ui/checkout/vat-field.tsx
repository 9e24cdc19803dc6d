import type { CheckoutView } from "#domain/checkout/purchase/checkout.ts";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type VatFieldProps = { number: string; vat: CheckoutView["vat"]; error: string | undefined };

/** The VAT number of a business, and what came out of its check. */
export function VatField({ number, vat, error }: VatFieldProps) {
  const { t } = usePage();
  return (
    <details className="max-w-sm" open={number !== "" || error !== undefined || undefined}>
      <summary className="flex min-h-9 cursor-pointer items-center text-sm font-medium text-primary-text hover:underline">
        {t("Buying for a company?")}
      </summary>
      <TextField
        name="vat_number"
        label={t("VAT number")}
        required={false}
        defaultValue={number}
        error={error}
        maxLength={40}
        autoComplete="off"
        dir="auto"
      />
      <p role="status" className="mt-1 text-sm text-muted empty:hidden">
        {vat.status === "valid" &&
          (vat.isReverseCharge
            ? t(
                "Verified. Shops in other EU countries charge you no tax: as the recipient you owe it (reverse charge).",
              )
            : t("Verified."))}
        {vat.status === "invalid" && t("This number isn't registered for VAT, so tax is charged.")}
      </p>
    </details>
  );
}
