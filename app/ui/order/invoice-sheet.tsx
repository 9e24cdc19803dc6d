import type { ReactNode } from "react";
import type { OrderView, PurchaseView } from "#domain/order/order.ts";
import { Amount } from "../cart/amount.tsx";
import { usePage } from "../parts/page.tsx";
import { TotalsList } from "../cart/totals-list.tsx";
import { Moment } from "./moment.tsx";
import { PostalAddress } from "./postal-address.tsx";
import { paymentMethodName, paymentName } from "./status-name.ts";

type InvoiceSheetProps = { purchase: PurchaseView; order: OrderView; marketName: string };

/** The invoice of one order, one sheet of paper for each. */
export function InvoiceSheet({ purchase, order, marketName }: InvoiceSheetProps) {
  const { t } = usePage();
  const billing = purchase.billingAddress ?? purchase.shippingAddress;
  const isDigital = order.lines.every((line) => line.isDigital);
  return (
    <article
      aria-label={
        order.invoiceNumber
          ? t("Invoice {number}", { number: order.invoiceNumber })
          : t("Order {code}", { code: order.code })
      }
      className="rounded-card border border-line bg-surface p-5 sm:p-10 print:break-after-page print:border-0 print:p-0 print:last:break-after-auto"
    >
      <header className="flex flex-wrap items-start justify-between gap-6">
        <div>
          <p className="text-2xl font-bold">{order.shop.name}</p>
          <p className="text-muted">{t("sold on {market}", { market: marketName })}</p>
        </div>
        <div className="sm:text-end">
          <h2 className="text-2xl">{order.invoiceNumber ? t("Invoice") : t("Order")}</h2>
          {order.invoiceNumber && <bdi className="tabular-nums">{order.invoiceNumber}</bdi>}
        </div>
      </header>
      <div className="border-line mt-8 grid gap-6 border-t pt-6 sm:grid-cols-3 print:grid-cols-3">
        {billing && (
          <Part name={t("Bill to")}>
            <PostalAddress address={billing} />
            {purchase.vatNumber !== "" && (
              <p>
                {t("VAT number")}: <bdi>{purchase.vatNumber}</bdi>
              </p>
            )}
          </Part>
        )}
        {purchase.shippingAddress && !isDigital && (
          <Part name={t("Ship to")}>
            <PostalAddress address={purchase.shippingAddress} />
          </Part>
        )}
        <dl className="space-y-2">
          <Fact name={t("Order")}>
            <bdi className="tabular-nums">{order.code}</bdi>
          </Fact>
          <Fact name={t("Date")}>
            <Moment iso={order.invoicedAt ?? purchase.placedAt} />
          </Fact>
          <Fact name={t("Payment")}>
            {paymentMethodName(purchase.paymentMethod, t)} · {paymentName(order.paymentStatus, t)}
          </Fact>
        </dl>
      </div>
      <InvoiceLines order={order} />
      <div className="mt-6 ms-auto max-w-sm break-inside-avoid">
        <TotalsList totals={order} taxDisplay={purchase.taxDisplay} isWithoutShipping={isDigital} />
      </div>
      <p className="text-muted border-line mt-10 border-t pt-4 text-sm">
        {t("Thank you for buying from {shop}.", { shop: order.shop.name })}
      </p>
    </article>
  );
}

const WIDE_CELL = "hidden sm:table-cell print:table-cell";

function InvoiceLines({ order }: { order: OrderView }) {
  const { t } = usePage();
  const head = "py-2 ps-4 text-end font-medium";
  const figure = "figures py-3 ps-4 text-end align-top";
  return (
    <table className="mt-8 w-full table-fixed">
      <caption className="sr-only">{t("What was bought")}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="py-2 text-start font-medium">
            {t("Product")}
          </th>
          <th scope="col" className={`w-20 ${head}`}>
            {t("Quantity")}
          </th>
          <th scope="col" className={`w-30 ${head} ${WIDE_CELL}`}>
            {t("Price")}
          </th>
          <th scope="col" className={`w-20 ${head} ${WIDE_CELL}`}>
            {t("Tax")}
          </th>
          <th scope="col" className={`w-28 ${head}`}>
            {t("Total")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {order.lines.map((line) => (
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
            </th>
            <td className={figure}>{line.quantity}</td>
            <td className={`${figure} ${WIDE_CELL}`}>
              <Amount value={line.price} />
            </td>
            <td className={`${figure} ${WIDE_CELL}`}>
              <bdi>{line.taxPercent}%</bdi>
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

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-sans text-sm font-normal text-muted">{name}</h3>
      {children}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
