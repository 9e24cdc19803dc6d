import { moneyFromMinor, showMoney, sumMoney } from "#shared/money.ts";
import { Amount } from "../cart/amount.tsx";
import { CheckField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import type { LineToReturn, ReturnMoney } from "./return-line.ts";

type RefundPreviewProps = {
  lines: readonly LineToReturn[];
  chosen: ReadonlyMap<number, number>;
  money: ReturnMoney;
  refundTo: "source" | "wallet";
  isPaidInCash: boolean;
  onRefundTo: (to: "source" | "wallet") => void;
};

/** The refund for the selected items, and its payouts. */
export function RefundPreview({ lines, chosen, money, refundTo, isPaidInCash, onRefundTo }: RefundPreviewProps) {
  const { t } = usePage();
  const { currencyCode, format, shipping } = money;
  const refundValues = lines.flatMap(
    ({ orderLineId, worths: steps }) => steps[(chosen.get(orderLineId) ?? 0) - 1] ?? [],
  );
  const goods = sumMoney(
    refundValues.map(({ amount }) => moneyFromMinor(amount, currencyCode)),
    currencyCode,
  );
  const isEverything = lines.every(({ orderLineId, left }) => (chosen.get(orderLineId) ?? 0) === left);
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <h2 className="mb-3 text-xl">{t("Your refund")}</h2>
      <p className="flex items-baseline justify-between gap-3">
        <span>{t("Items")}</span>
        <Amount value={showMoney(goods, format)} className="text-lg font-semibold" />
      </p>
      {shipping && isEverything && chosen.size > 0 && (
        <p className="mt-1 text-sm text-muted">
          {t("If you return everything, the shop may also refund {amount} for shipping.", {
            amount: shipping.formatted,
          })}
        </p>
      )}
      <fieldset className="mt-4 grid gap-2 border-t border-line pt-4">
        <legend className="contents">
          <span className="block text-sm font-medium">{t("Where should we send your refund?")}</span>
        </legend>
        {!isPaidInCash && (
          <CheckField
            type="radio"
            name="refund_to"
            checked={refundTo === "source"}
            onChange={() => onRefundTo("source")}
            label={t("Original payment method")}
          />
        )}
        <CheckField
          type="radio"
          name="refund_to"
          checked={refundTo === "wallet"}
          onChange={() => onRefundTo("wallet")}
          label={t("My wallet (instant)")}
        />
        {isPaidInCash && (
          <p className="text-sm text-muted">{t("You paid on delivery, so we'll refund you to your wallet.")}</p>
        )}
      </fieldset>
    </div>
  );
}
