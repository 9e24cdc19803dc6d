import type { InvoiceLine, InvoiceView } from "#domain/orders/document/invoice-view.ts";
import { Amount } from "../cart/amount.tsx";
import { usePage } from "../parts/page.tsx";

type InvoiceLinesProps = { lines: readonly InvoiceLine[]; taxDisplay: InvoiceView["taxDisplay"] };

const WIDE_CELL = "hidden sm:table-cell print:table-cell";

/** The bought items, with price, discount and tax of each line. */
export function InvoiceLines({ lines, taxDisplay }: InvoiceLinesProps) {
  const { t } = usePage();
  const head = "py-2 ps-4 text-end font-medium";
  const figure = "figures py-3 ps-4 text-end align-top";
  const hasDiscount = lines.some(({ discount }) => discount !== null);
  const taxName = taxDisplay === "after_tax" ? t("Includes tax") : t("Tax");
  return (
    <table className="mt-8 w-full table-fixed">
      <caption className="sr-only">{t("Items")}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="py-2 text-start font-medium">
            {t("Product")}
          </th>
          <th scope="col" className={`w-20 ${head}`}>
            {t("Quantity")}
          </th>
          <th scope="col" className={`w-28 ${head} ${WIDE_CELL}`}>
            {t("Unit price")}
          </th>
          {hasDiscount && (
            <th scope="col" className={`w-26 ${head} ${WIDE_CELL}`}>
              {t("Discount")}
            </th>
          )}
          <th scope="col" className={`w-26 ${head} ${WIDE_CELL}`}>
            {taxName}
          </th>
          <th scope="col" className={`w-28 ${head}`}>
            {t("Total")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {lines.map((line) => (
          <tr key={line.sku} className="break-inside-avoid">
            <th scope="row" className="py-3 text-start align-top font-normal">
              <span className="font-medium">{line.name}</span>
              {line.variantsName !== "" && <span className="block text-sm text-muted">{line.variantsName}</span>}
              <span className="block text-sm text-muted">
                <bdi>{line.sku}</bdi>
              </span>
              <span className="block text-sm text-muted sm:hidden print:hidden">
                <Amount value={line.price} /> {t("each")} · <bdi>{line.taxPercent}%</bdi> {t("Tax")}
              </span>
              {line.discount && (
                <span className="block text-sm text-muted sm:hidden print:hidden">
                  {t("Discount")} −<Amount value={line.discount} />
                </span>
              )}
            </th>
            <td className={figure}>{line.quantity}</td>
            <td className={`${figure} ${WIDE_CELL}`}>
              <Amount value={line.price} />
            </td>
            {hasDiscount && (
              <td className={`${figure} ${WIDE_CELL}`}>
                {line.discount && (
                  <>
                    −<Amount value={line.discount} />
                  </>
                )}
              </td>
            )}
            <td className={`${figure} ${WIDE_CELL}`}>
              <Amount value={line.tax} />
              <span className="block text-sm text-muted">
                <bdi>{line.taxPercent}%</bdi>
              </span>
            </td>
            <td className={figure}>
              <Amount value={line.total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
