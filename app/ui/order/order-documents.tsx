import { Link, href } from "react-router";
import type { OrderView, PurchaseView } from "#domain/orders/order/order.ts";
import type { CreditNoteLink } from "#domain/orders/document/invoice-view.ts";
import { Icon } from "../parts/icon.tsx";
import { LegalPageLinks } from "./legal-page-links.tsx";
import { usePage } from "../parts/page.tsx";

type OrderDocumentsProps = {
  order: OrderView;
  purchase: PurchaseView;
  creditNotes: readonly CreditNoteLink[];
};

const FORMAT = "PDF";
const LINK = "inline-flex min-h-9 items-center gap-2 font-semibold text-primary-text hover:underline";

/** The documents of an order, and the link to its files. */
export function OrderDocuments({ order, purchase, creditNotes }: OrderDocumentsProps) {
  const { t, appPath } = usePage();
  const hasFiles = order.lines.some((line) => line.isDigital);
  return (
    <ul className="grid gap-1">
      <li className="flex flex-wrap items-center gap-x-4">
        <Link to={href("/get-invoice/:orderCode", { orderCode: order.code })} className={LINK}>
          <Icon name="file-text" className="size-4.5" /> {order.invoiceNumber ? t("Invoice") : t("Order")}
        </Link>
        <PdfLink path={`${appPath}user/invoice/download/${order.code}`} name={order.invoiceNumber ?? order.code} />
      </li>
      {creditNotes.map(({ number }) => (
        <li key={number} className="flex flex-wrap items-center gap-x-4">
          <Link to={href("/credit-note/:number", { number })} className={LINK}>
            <Icon name="file-text" className="size-4.5" /> {t("Credit note")}
          </Link>
          <PdfLink path={`${appPath}user/credit-note/download/${number}`} name={number} />
        </li>
      ))}
      {hasFiles && (
        <li>
          <Link to={`${href("/user/digital-product-orders")}?code=${order.code}`} className={LINK}>
            <Icon name="download" className="size-4.5" /> {t("Files and license keys")}
          </Link>
        </li>
      )}
      {purchase.legalPages.length > 0 && (
        <li className="mt-2">
          <p className="text-sm text-muted">{t("Terms of this purchase")}</p>
          <LegalPageLinks purchase={purchase} />
        </li>
      )}
    </ul>
  );
}

function PdfLink({ path, name }: { path: string; name: string }) {
  const { t } = usePage();
  return (
    <a href={path} download className={`${LINK} text-sm`} aria-label={t("Download {name}", { name: `${name}.pdf` })}>
      {FORMAT}
    </a>
  );
}
