import { href } from "react-router";
import type { InvoiceView } from "#domain/paper/invoice-view.ts";
import { Button, buttonClass, ButtonLink } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { InvoiceSheet } from "./invoice-sheet.tsx";

type InvoiceScreenProps = {
  purchase: InvoiceView;
  /** Of the purchase or the order that was asked for. */
  code: string;
  title: string;
  secretKey: string | null;
};

/** The invoices of a purchase, or of one order of it, to read and to print. */
export function InvoiceScreen({ purchase, code, title, secretKey }: InvoiceScreenProps) {
  const { t, shopName, appPath } = usePage();
  const withKey = secretKey ? `?key=${encodeURIComponent(secretKey)}` : "";
  return (
    <div className="content-width max-w-5xl space-y-6 py-6 sm:py-10 print:max-w-none print:space-y-0 print:p-0">
      <header className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="text-3xl">{title}</h1>
        <div className="flex flex-wrap gap-3">
          {purchase.isPayable && (
            <ButtonLink to={href("/payment/:code?", { code: purchase.trxId }) + withKey}>{t("Pay now")}</ButtonLink>
          )}
          <a href={`${appPath}user/invoice/download/${code}${withKey}`} className={buttonClass("secondary")} download>
            <Icon name="download" className="size-4.5" /> {t("Download PDF")}
          </a>
          <Button look="secondary" onClick={() => window.print()}>
            <Icon name="printer" className="size-4.5" /> {t("Print")}
          </Button>
        </div>
      </header>
      {purchase.orders.map((order) => (
        <InvoiceSheet key={order.code} purchase={purchase} order={order} marketName={shopName} />
      ))}
    </div>
  );
}
