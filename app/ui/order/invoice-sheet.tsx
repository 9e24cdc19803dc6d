import type { ReactNode } from "react";
import type { InvoiceOrder, InvoiceView } from "#domain/paper/invoice-view.ts";
import { Amount } from "../cart/amount.tsx";
import { usePage } from "../parts/page.tsx";
import { TotalsList } from "../cart/totals-list.tsx";
import { InvoiceClosing } from "./invoice-closing.tsx";
import { InvoiceLines } from "./invoice-lines.tsx";
import { Moment } from "./moment.tsx";
import { PostalAddress } from "./postal-address.tsx";
import { Sheet } from "./sheet.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { paymentMethodName, paymentName } from "./status-name.ts";

type InvoiceSheetProps = { purchase: InvoiceView; order: InvoiceOrder; marketName: string };

/** The invoice of one order, one sheet of paper for each. */
export function InvoiceSheet({ purchase, order, marketName }: InvoiceSheetProps) {
  const { t } = usePage();
  const billing = purchase.billingAddress ?? purchase.shippingAddress;
  const isDigital = order.lines.every((line) => line.isDigital);
  return (
    <Sheet
      label={
        order.invoiceNumber
          ? t("Invoice {number}", { number: order.invoiceNumber })
          : t("Order {code}", { code: order.code })
      }
    >
      <SheetHead
        seller={order.seller}
        shopName={order.shop.name}
        marketName={marketName}
        title={order.invoiceNumber ? t("Invoice") : t("Order")}
        number={order.invoiceNumber ?? order.code}
      />
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
          <Fact name={t("Order date")}>
            <Moment iso={purchase.placedAt} />
          </Fact>
          <Fact name={t("Payment")}>
            {paymentMethodName(purchase.paymentMethod, t)} · {paymentName(order.paymentStatus, t)}
          </Fact>
        </dl>
      </div>
      <InvoiceLines lines={order.lines} taxDisplay={purchase.taxDisplay} />
      <div className="mt-6 grid gap-8 sm:grid-cols-2 print:grid-cols-2">
        <TaxTable taxes={order.taxes} />
        <div className="break-inside-avoid sm:col-start-2 print:col-start-2">
          <TotalsList totals={order} taxDisplay={purchase.taxDisplay} isWithoutShipping={isDigital} />
        </div>
      </div>
      <InvoiceClosing purchase={purchase} order={order} />
    </Sheet>
  );
}

/** What was taxed at which rate, as authorities want to read it. */
function TaxTable({ taxes }: Pick<InvoiceOrder, "taxes">) {
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
