import type { TaxExample } from "#domain/pricing/tax/tax.ts";
import type { ShownMoney } from "#shared/money.ts";
import { Amount } from "../cart/amount.tsx";
import { usePage } from "../parts/page.tsx";

const NUMBER = "py-1.5 ps-3 text-end";

/** An example cart with its tax, as the shop would compute it. */
export function TaxExampleTable({ example }: { example: TaxExample }) {
  const { t } = usePage();
  const isAdded = example.taxDisplay === "before_tax";
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t("Example")}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-1.5 text-start font-medium">
            {t("Tax class")}
          </th>
          <th scope="col" className={`${NUMBER} font-medium`}>
            {t("Price")}
          </th>
          <th scope="col" className={`${NUMBER} font-medium`}>
            {t("Tax")}
          </th>
        </tr>
      </thead>
      <tbody>
        {example.lines.map((line, index) => (
          <Line
            key={`${index} ${line.className}`}
            name={`${line.quantity} × ${line.className} (${line.rate} %)`}
            amount={line.lineTotal}
            tax={line.tax}
          />
        ))}
        <Line name={t("Shipping")} amount={example.shipping} tax={example.shippingTax} />
      </tbody>
      <tfoot className="border-t border-line font-semibold">
        <tr>
          <th scope="row" className="py-2 text-start">
            {t("Total")}
            <span className="block text-xs font-normal text-muted">{isAdded ? t("Plus tax") : t("Includes tax")}</span>
          </th>
          <td colSpan={2} className="py-2 text-end align-top text-base">
            <Amount value={example.total} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Line({ name, amount, tax }: { name: string; amount: ShownMoney; tax: ShownMoney }) {
  return (
    <tr>
      <th scope="row" className="py-1.5 text-start font-normal">
        <bdi>{name}</bdi>
      </th>
      <td className={NUMBER}>
        <Amount value={amount} />
      </td>
      <td className={`${NUMBER} text-muted`}>
        <Amount value={tax} />
      </td>
    </tr>
  );
}
