import { Printer } from "lucide-react";
import type { PurchaseView } from "#domain/order/order.ts";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { InvoiceSheet } from "./invoice-sheet.tsx";

type InvoiceScreenProps = { purchase: PurchaseView; marketName: string; title: string };

/** The invoices of a purchase, or of one order of it, to read and to print. */
export function InvoiceScreen({ purchase, marketName, title }: InvoiceScreenProps) {
  const { t } = usePage();
  return (
    <div className="mx-auto max-w-4xl space-y-6 print:max-w-none print:space-y-0">
      <header className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="text-3xl">{title}</h1>
        <Button look="secondary" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" /> {t("Print")}
        </Button>
      </header>
      {purchase.orders.map((order) => (
        <InvoiceSheet key={order.code} purchase={purchase} order={order} marketName={marketName} />
      ))}
    </div>
  );
}
