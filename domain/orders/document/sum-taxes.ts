import { addMoney, compareMoney, isZero, percentOf, subtractMoney, taxWithin, type Money } from "#shared/money.ts";

export type TaxSum = { rateBasisPoints: number | null; net: Money; tax: Money };

type Taxed = { lineTotal: Money; discount: Money; rateBasisPoints: number; tax: Money };
type Delivered = { shipping: Money; shippingTax: Money };
type TaxDisplay = "before_tax" | "after_tax";

/** The net amount and the tax of each rate of an order, delivery included, highest rate first. */
export function sumTaxes(lines: readonly Taxed[], delivered: Delivered, taxDisplay: TaxDisplay): TaxSum[] {
  const parts = lines.map((line) => {
    const shown = subtractMoney(line.lineTotal, line.discount);
    return { rateBasisPoints: line.rateBasisPoints, net: netOf(shown, line.tax, taxDisplay), tax: line.tax };
  });
  return addTaxes([...parts, ...deliveryPart(parts, delivered, taxDisplay)]);
}

/** One sum per rate, highest rate first. */
export function addTaxes(parts: readonly TaxSum[]): TaxSum[] {
  const sums = new Map<number | null, TaxSum>();
  for (const part of parts) {
    const kept = sums.get(part.rateBasisPoints);
    sums.set(
      part.rateBasisPoints,
      kept ? { ...kept, net: addMoney(kept.net, part.net), tax: addMoney(kept.tax, part.tax) } : part,
    );
  }
  return [...sums.values()].toSorted((one, other) => (other.rateBasisPoints ?? -1) - (one.rateBasisPoints ?? -1));
}

function netOf(shown: Money, tax: Money, taxDisplay: TaxDisplay): Money {
  return taxDisplay === "after_tax" ? subtractMoney(shown, tax) : shown;
}

/** The delivery's rate is not stored with the order; it is the rate of the goods that yields this tax, if one does. */
function deliveryPart(
  parts: readonly TaxSum[],
  { shipping, shippingTax }: Delivered,
  taxDisplay: TaxDisplay,
): TaxSum[] {
  if (isZero(shipping)) return [];
  const rates = [...new Set(parts.map(({ rateBasisPoints }) => rateBasisPoints!))];
  const makesIt = (rate: number) => {
    const tax = taxDisplay === "after_tax" ? taxWithin(shipping, rate) : percentOf(shipping, rate, "half_up");
    return compareMoney(tax, shippingTax) === 0;
  };
  return [
    {
      rateBasisPoints: rates.find(makesIt) ?? (isZero(shippingTax) ? 0 : null),
      net: netOf(shipping, shippingTax, taxDisplay),
      tax: shippingTax,
    },
  ];
}
