import type { SavedCard } from "#domain/payment/card/card.ts";
import { usePage } from "../parts/page.tsx";

const BRANDS: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** The label of a card: its brand and last digits. */
export function CardName({ card }: { card: SavedCard }) {
  const { t } = usePage();
  return (
    <span>
      {BRANDS[card.brand] ?? t("Card")} <bdi className="figures">{`•••• ${card.lastDigits}`}</bdi>
    </span>
  );
}
