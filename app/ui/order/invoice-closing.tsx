import { reverseChargeSentence } from "#shared/reverse-charge-sentence.ts";
import { paymentMethodName } from "#shared/payment-method-name.ts";
import { Link, href } from "react-router";
import type { InvoiceOrder, InvoiceView } from "#domain/orders/document/invoice-view.ts";
import { isolated } from "../parts/isolated.ts";
import { formatDay, usePage } from "../parts/page.tsx";

type InvoiceClosingProps = { purchase: InvoiceView; order: InvoiceOrder; secretKey: string | null };

/** How it was paid, or when payment is due. */
export function InvoiceClosing({ purchase, order, secretKey }: InvoiceClosingProps) {
  const { t } = usePage();
  const withKey = secretKey ? `?key=${encodeURIComponent(secretKey)}` : "";
  return (
    <footer className="text-muted border-line mt-10 space-y-1 border-t pt-4 text-sm">
      <p>
        <PaymentLine purchase={purchase} order={order} />
      </p>
      {order.isReverseCharge && <p>{reverseChargeSentence(t)}</p>}
      {order.creditNotes.map(({ number, total }) => (
        <p key={number}>
          <Link
            to={href("/credit-note/:number", { number }) + withKey}
            className="font-semibold text-primary-text underline print:font-normal"
          >
            {t("Credited with {number}: {amount}", { number: isolated(number), amount: isolated(total.formatted) })}
          </Link>
        </p>
      ))}
      <p>{t("Thank you for shopping with {shop}.", { shop: isolated(order.shop.name) })}</p>
    </footer>
  );
}

function PaymentLine({ purchase, order }: Pick<InvoiceClosingProps, "purchase" | "order">) {
  const page = usePage();
  const { t } = page;
  const amount = isolated(order.total.formatted);
  if (order.paymentStatus !== "unpaid")
    return t("Paid by {method}: {amount}", { method: paymentMethodName(purchase.paymentMethod, t), amount });
  if (order.fulfilmentStatus === "canceled") return t("This order was canceled. There's nothing to pay.");
  if (purchase.paymentMethod === "cash_on_delivery") return t("Due on delivery: {amount}", { amount });
  return purchase.expiresAt
    ? t("Due by {day}: {amount}", { day: formatDay(page, purchase.expiresAt), amount })
    : t("Amount due: {amount}", { amount });
}
