import type { PaymentMethod } from "#domain/payment/payment.ts";
import type { WalletChoice } from "#domain/wallet/wallet.ts";
import { CheckField } from "../parts/field.tsx";
import { Icon, type IconName } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { ChoiceCard } from "./checkout-step.tsx";

type PaymentMethodsProps = {
  methods: readonly PaymentMethod[];
  wallet: WalletChoice | null;
  chosen: string | null;
  onChoose: (code: string) => void;
};

const METHOD_ICONS: Partial<Record<PaymentMethod["code"], IconName>> = {
  cash_on_delivery: "banknote",
  wallet: "wallet",
};

/** The ways to pay that this purchase has; a wallet with too little in it pays a part. */
export function PaymentMethods({ methods, wallet, chosen, onChoose }: PaymentMethodsProps) {
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
            <Icon name={METHOD_ICONS[code] ?? "credit-card"} className="size-5" />
            {name}
          </span>
          {description !== "" && <span className="mt-0.5 block text-sm text-muted">{description}</span>}
        </ChoiceCard>
      ))}
      {wallet && !wallet.isEnough && methods.some(({ code }) => code !== "cash_on_delivery") && (
        <div className={chosen === "cash_on_delivery" ? "hidden" : ""}>
          <CheckField
            name="use_wallet"
            value="1"
            label={t("Pay {amount} of it from my wallet", { amount: wallet.balance.formatted })}
          />
        </div>
      )}
    </fieldset>
  );
}
