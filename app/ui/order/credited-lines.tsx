import type { CreditedLine } from "#domain/orders/document/credit-note-view.ts";
import { Amount } from "../cart/amount.tsx";
import { usePage } from "../parts/page.tsx";

const WIDE_CELL = "hidden sm:table-cell print:table-cell";

/** The refunded items of a credit note. */
export function CreditedLines({ lines }: { lines: readonly CreditedLine[] }) {
  const { t } = usePage();
  const head = "py-2 ps-4 text-end font-medium";
  const figure = "figures py-3 ps-4 text-end align-top";
  return (
    <table className="mt-8 w-full table-fixed">
      <caption className="sr-only">{t("Credited items")}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="py-2 text-start font-medium">
            {t("Product")}
          </th>
          <th scope="col" className={`w-20 ${head}`}>
            {t("Quantity")}
          </th>
          <th scope="col" className={`w-36 ${head} ${WIDE_CELL}`}>
            {t("Includes tax")}
          </th>
          <th scope="col" className={`w-28 ${head}`}>
            {t("Total")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {lines.map(({ product, quantity, taxPercent, tax, amount }) => (
          <tr key={product?.sku ?? "shipping"} className="break-inside-avoid">
            <th scope="row" className="py-3 text-start align-top font-normal">
              <span className="font-medium">{product ? product.name : t("Shipping")}</span>
              {product && product.variantsName !== "" && (
                <span className="block text-sm text-muted">{product.variantsName}</span>
              )}
              {product && (
                <span className="block text-sm text-muted">
                  <bdi>{product.sku}</bdi>
                </span>
              )}
            </th>
            <td className={figure}>{quantity === 0 ? "" : quantity}</td>
            <td className={`${figure} ${WIDE_CELL}`}>
              <Amount value={tax} />
              {taxPercent !== null && (
                <span className="block text-sm text-muted">
                  <bdi>{taxPercent}%</bdi>
                </span>
              )}
            </td>
            <td className={figure}>
              <Amount value={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
