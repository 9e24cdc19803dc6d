import type { TaxRow } from "#domain/orders/document/invoice-view.ts";
import { Amount } from "../cart/amount.tsx";
import { usePage } from "../parts/page.tsx";

/** Tax per rate, as tax authorities require it. */
export function TaxTable({ taxes }: { taxes: readonly TaxRow[] }) {
  const { t } = usePage();
  if (taxes.every(({ tax }) => tax.amount === 0)) return null;
  return (
    <table className="w-full self-start text-sm break-inside-avoid">
      <caption className="pb-2 text-start font-medium">{t("Taxes")}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-1.5 text-start font-medium">
            {t("Tax rate")}
          </th>
          <th scope="col" className="py-1.5 text-end font-medium">
            {t("Net amount")}
          </th>
          <th scope="col" className="py-1.5 text-end font-medium">
            {t("Tax")}
          </th>
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ percent, net, tax }) => (
          <tr key={percent}>
            <th scope="row" className="py-1.5 text-start font-normal">
              {percent === null ? t("Shipping") : <bdi>{percent}%</bdi>}
            </th>
            <td className="figures py-1.5 text-end">
              <Amount value={net} />
            </td>
            <td className="figures py-1.5 text-end">
              <Amount value={tax} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
