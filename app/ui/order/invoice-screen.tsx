import { href } from "react-router";
import type { InvoiceView } from "#domain/orders/document/invoice-view.ts";
import { ButtonLink } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { InvoiceSheet } from "./invoice-sheet.tsx";
import { DocumentActions } from "./document-actions.tsx";

type InvoiceScreenProps = {
  purchase: InvoiceView;
  /** The code in the request: of the purchase or the order. */
  code: string;
  title: string;
  secretKey: string | null;
};

/** The invoices of a purchase, or of one of its orders, to read and to print. */
export function InvoiceScreen({ purchase, code, title, secretKey }: InvoiceScreenProps) {
  const { t, shopName } = usePage();
  const withKey = secretKey ? `?key=${encodeURIComponent(secretKey)}` : "";
  return (
    <div className="content-width max-w-5xl space-y-6 py-6 sm:py-10 print:max-w-none print:space-y-0 print:p-0">
      <header className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="text-3xl">{title}</h1>
        <DocumentActions path={`user/invoice/download/${code}`} secretKey={secretKey}>
          {purchase.isPayable && (
            <ButtonLink to={href("/payment/:code?", { code: purchase.trxId }) + withKey}>{t("Pay now")}</ButtonLink>
          )}
        </DocumentActions>
      </header>
      {purchase.orders.map((order) => (
        <InvoiceSheet key={order.code} purchase={purchase} order={order} marketName={shopName} secretKey={secretKey} />
      ))}
    </div>
  );
}
