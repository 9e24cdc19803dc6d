import { useState } from "react";
import type { Discount } from "#domain/pricing/price-rule/price-rule.ts";
import { textOf } from "../form/read-form.ts";
import { CheckField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type DiscountChoiceProps<Kind extends Discount> = {
  kinds: readonly Kind[];
  initial: { kind: Kind; percent: number | null; amount: string };
  currency: string;
};

/** How much cheaper a product becomes. */
export function DiscountChoice<Kind extends Discount>({ kinds, initial, currency }: DiscountChoiceProps<Kind>) {
  const { t } = usePage();
  const [kind, setKind] = useState<Discount>(initial.kind);
  const names: Record<Discount, string> = {
    percent: t("A percentage"),
    flat: t("A fixed amount"),
    fixed_price: t("A new price"),
  };
  const number = { inputMode: "decimal", dir: "ltr", autoComplete: "off", maxLength: 14, required: true } as const;
  return (
    <div className="grid gap-4">
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
        <legend className="sr-only">{t("Discount")}</legend>
        {kinds.map((each) => (
          <CheckField
            key={each}
            type="radio"
            name="discount_kind"
            value={each}
            checked={kind === each}
            onChange={() => setKind(each)}
            label={names[each]}
          />
        ))}
      </fieldset>
      {kind === "percent" ? (
        <TextField
          {...number}
          key="percent"
          name="percent"
          label={t("Percent")}
          className="max-w-sm"
          defaultValue={initial.percent ?? ""}
        />
      ) : (
        <TextField
          {...number}
          key={kind}
          name="amount"
          label={kind === "flat" ? t("Amount in {currency}", { currency }) : t("New price in {currency}", { currency })}
          className="max-w-sm"
          defaultValue={initial.kind === kind ? initial.amount : ""}
        />
      )}
    </div>
  );
}

/** The chosen discount under the names of the calls. Some keyboards use a comma as the decimal separator. */
export function readDiscountChoice<Kind extends Discount>(form: FormData, kinds: readonly Kind[]) {
  const typed = textOf(form, "discount_kind");
  return {
    discount_kind: kinds.find((kind) => kind === typed) ?? kinds[0]!,
    percent: textOf(form, "percent").replace(",", "."),
    amount: textOf(form, "amount").replace(",", "."),
  };
}
