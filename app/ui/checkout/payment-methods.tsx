import type { PaymentMethodChoice } from "#domain/purchase/checkout.ts";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { ChoiceCard } from "./checkout-step.tsx";

type PaymentMethodsProps = {
  methods: readonly PaymentMethodChoice[];
  chosen: string | null;
  onChoose: (code: string) => void;
};

/** The ways to pay that this purchase has. */
export function PaymentMethods({ methods, chosen, onChoose }: PaymentMethodsProps) {
  const { t } = usePage();
  if (methods.length === 0)
    return <Notice kind="error">{t("There is no way to pay for this purchase. Please write to us.")}</Notice>;
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">{t("Payment method")}</legend>
      {methods.map(({ code, name, description }) => (
        <ChoiceCard
          key={code}
          name="payment_type"
          value={code}
          isChosen={chosen === code}
          isRequired
          onChoose={() => onChoose(code)}
        >
          <span className="flex items-center gap-2 font-medium">
            {code === "cash_on_delivery" ? (
              <Icon name="banknote" className="size-5" />
            ) : (
              <Icon name="credit-card" className="size-5" />
            )}
            {name}
          </span>
          {description !== "" && <span className="mt-0.5 block text-sm text-muted">{description}</span>}
        </ChoiceCard>
      ))}
    </fieldset>
  );
}
