import { paymentMethodName } from "#shared/payment-method-name.ts";
import type { InvoiceOrder, InvoiceView } from "#domain/orders/document/invoice-view.ts";
import { usePage } from "../parts/page.tsx";
import { TotalsList } from "../cart/totals-list.tsx";
import { InvoiceClosing } from "./invoice-closing.tsx";
import { InvoiceLines } from "./invoice-lines.tsx";
import { Moment } from "./moment.tsx";
import { PostalAddress } from "./postal-address.tsx";
import { Sheet } from "./sheet.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { SheetFact, SheetPart } from "./sheet-part.tsx";
import { TaxTable } from "./tax-table.tsx";
import { paymentName } from "./status-name.ts";

type InvoiceSheetProps = { purchase: InvoiceView; order: InvoiceOrder; marketName: string; secretKey: string | null };

/** The invoice of one order, on its own printable page. */
export function InvoiceSheet({ purchase, order, marketName, secretKey }: InvoiceSheetProps) {
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
        logo={order.logo}
        shopName={order.shop.name}
        marketName={marketName}
        title={order.invoiceNumber ? t("Invoice") : t("Order")}
        number={order.invoiceNumber ?? order.code}
      />
      <div className="border-line mt-8 grid gap-6 border-t pt-6 sm:grid-cols-3 print:grid-cols-3">
        {billing && (
          <SheetPart name={t("Bill to")}>
            <PostalAddress address={billing} />
            {purchase.vatNumber !== "" && (
              <p>
                {t("VAT number")}: <bdi>{purchase.vatNumber}</bdi>
              </p>
            )}
          </SheetPart>
        )}
        {order.pickupPoint && (
          <SheetPart name={t("Picked up at")}>
            <PostalAddress address={order.pickupPoint} />
          </SheetPart>
        )}
        {purchase.shippingAddress && !isDigital && !order.pickupPoint && (
          <SheetPart name={t("Ship to")}>
            <PostalAddress address={purchase.shippingAddress} />
          </SheetPart>
        )}
        <dl className="space-y-2">
          <SheetFact name={t("Order")}>
            <bdi className="tabular-nums">{order.code}</bdi>
          </SheetFact>
          <SheetFact name={t("Date")}>
            <Moment iso={order.invoicedAt ?? purchase.placedAt} />
          </SheetFact>
          <SheetFact name={t("Order date")}>
            <Moment iso={purchase.placedAt} />
          </SheetFact>
          <SheetFact name={t("Payment")}>
            {paymentMethodName(purchase.paymentMethod, t)} · {paymentName(order.paymentStatus, t)}
          </SheetFact>
        </dl>
      </div>
      <InvoiceLines lines={order.lines} taxDisplay={purchase.taxDisplay} />
      <div className="mt-6 grid gap-8 sm:grid-cols-2 print:grid-cols-2">
        <TaxTable taxes={order.taxes} />
        <div className="break-inside-avoid sm:col-start-2 print:col-start-2">
          <TotalsList totals={order} taxDisplay={purchase.taxDisplay} isWithoutShipping={isDigital} />
        </div>
      </div>
      <InvoiceClosing purchase={purchase} order={order} secretKey={secretKey} />
    </Sheet>
  );
}
