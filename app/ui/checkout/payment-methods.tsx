import type { SavedCard } from "#domain/payment/card/card.ts";
import type { PaymentMethod } from "#domain/payment/attempt/payment.ts";
import type { WalletChoice } from "#domain/accounts/wallet/wallet.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { Translate } from "#shared/translate.ts";
import { CheckField } from "../parts/field.tsx";
import { Icon, type IconName } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { CardName } from "../wallet/card-name.tsx";
import { ChoiceCard } from "./checkout-step.tsx";
import { cardChoice } from "./read-checkout.ts";
import { type VoucherActions, VoucherField } from "./voucher-field.tsx";

type PaymentMethodsProps = {
  methods: readonly PaymentMethod[];
  /** Saved cards that can pay this purchase. */
  cards: readonly SavedCard[];
  wallet: WalletChoice | null;
  total: ShownMoney;
  voucher: VoucherActions;
  chosen: string | null;
  error?: string | undefined;
  onChoose: (code: string) => void;
};

const METHOD_ICONS: Partial<Record<PaymentMethod["code"], IconName>> = {
  cash_on_delivery: "banknote",
  wallet: "wallet",
  offline_method: "file-text",
};

/** The payment methods of this purchase; a voucher or a wallet with too little balance pays a part. */
export function PaymentMethods({
  methods,
  cards,
  wallet,
  total,
  voucher,
  chosen,
  error,
  onChoose,
}: PaymentMethodsProps) {
  const { t } = usePage();
  if (methods.length === 0)
    return <Notice kind="error">{t("There's no payment method for this order. Please contact us.")}</Notice>;
  const paid = voucher.applied?.worth.amount ?? 0;
  const offered = methodsBeside(methods, { wallet, paid, total: total.amount }, t);
  const isWalletPart = wallet && !offered.some(({ code }) => code === "wallet");
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">{t("Payment method")}</legend>
      {paid < total.amount &&
        cards.map((card) => (
          <ChoiceCard
            key={card.id}
            name="payment_type"
            value={cardChoice(card)}
            isChosen={chosen === cardChoice(card)}
            isRequired
            onChoose={() => onChoose(cardChoice(card))}
          >
            <span className="flex items-center gap-2 font-medium">
              <Icon name="credit-card" className="size-5" />
              <CardName card={card} />
            </span>
            <span className="mt-0.5 block text-sm text-muted">{t("Pay with your saved card.")}</span>
          </ChoiceCard>
        ))}
      {paid < total.amount &&
        offered.map(({ code, name, description }) => (
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
      {error && <p className="text-sm text-danger">{error}</p>}
      {paid < total.amount && isWalletPart && offered.some(({ code }) => code !== "cash_on_delivery") && (
        <div className={chosen === "cash_on_delivery" ? "hidden" : ""}>
          <CheckField
            name="use_wallet"
            value="1"
            label={t("Use {amount} from my wallet", { amount: wallet.balance.formatted })}
          />
        </div>
      )}
      <VoucherField actions={voucher} total={total} />
    </fieldset>
  );
}

/** A voucher excludes cash on delivery, and the wallet may cover the rest. */
function methodsBeside(
  methods: readonly PaymentMethod[],
  { wallet, paid, total }: { wallet: WalletChoice | null; paid: number; total: number },
  t: Translate,
): PaymentMethod[] {
  if (paid === 0) return [...methods];
  const beside = methods.filter(({ code }) => code !== "cash_on_delivery");
  if (!wallet || beside.some(({ code }) => code === "wallet") || wallet.balance.amount < total - paid) return beside;
  return [{ code: "wallet", name: t("Wallet"), description: t("Pay with your wallet balance.") }, ...beside];
}
