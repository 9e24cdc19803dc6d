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
      aria-label={order.invoiceNumber ? t("Invoice {number}", { number: order.invoiceNumber }) : t("Order {code}", { code: order.code })}
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

function InvoiceLines({ order }: { order: OrderView }) {
  const { t } = usePage();
  const number = "py-3 ps-4 text-end align-top tabular-nums";
  return (
    <div className="mt-8 overflow-x-auto print:overflow-visible" role="region" aria-label={t("What was bought")} tabIndex={0}>
      <table className="w-full min-w-130 table-fixed text-start print:min-w-0">
        <thead>
          <tr className="border-line text-muted border-b text-sm">
            <th scope="col" className="py-2 text-start font-medium">
              {t("Product")}
            </th>
            <th scope="col" className="w-22 py-2 ps-4 text-end font-medium">
              {t("Quantity")}
            </th>
            <th scope="col" className="w-28 py-2 ps-4 text-end font-medium">
              {t("Price")}
            </th>
            <th scope="col" className="w-20 py-2 ps-4 text-end font-medium">
              {t("Tax")}
            </th>
            <th scope="col" className="w-30 py-2 ps-4 text-end font-medium">
              {t("Total")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {order.lines.map((line) => (
            <tr key={line.sku} className="break-inside-avoid">
              <th scope="row" className="py-3 text-start align-top font-normal">
                <span className="font-medium">{line.name}</span>
                {line.variantsName !== "" && <span className="text-muted block text-sm">{line.variantsName}</span>}
                <bdi className="text-muted block text-sm">{line.sku}</bdi>
              </th>
              <td className={number}>{line.quantity}</td>
              <td className={number}>
                <Amount value={line.price} />
              </td>
              <td className={number}>
                <bdi>{line.taxPercent}%</bdi>
              </td>
              <td className={number}>
                <Amount value={line.total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
