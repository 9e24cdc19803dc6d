import { Link, href } from "react-router";
import type { RefundView } from "#domain/orders/refund/find-refunds.ts";
import type { Translate } from "#shared/translate.ts";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { refundWaySentence } from "./return-names.ts";

/** A refund: its amount, its payouts, and its credit note. */
export function RefundNote({ refund }: { refund: Omit<RefundView, "orderId" | "returnId"> }) {
  const { t } = usePage();
  const parts = [
    { label: t("Items"), amount: refund.goods },
    { label: t("Delivery"), amount: refund.shipping },
    { label: t("Goodwill"), amount: refund.goodwill },
  ].filter(({ amount }) => amount.amount > 0);
  return (
    <div className="rounded-field bg-success-soft p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{kindName(refund.kind, t)}</span>
        <Amount value={refund.amount} className="text-lg font-semibold" />
      </p>
      {parts.length > 1 && (
        <p className="text-sm text-muted">
          {parts.map(({ label, amount }) => `${label} ${amount.formatted}`).join(" · ")}
        </p>
      )}
      <ul className="mt-1 text-sm">
        {refund.ways.map((way) => (
          <li key={way.method}>{refundWaySentence(way, t)}</li>
        ))}
      </ul>
      {refund.note !== "" && (
        <p dir="auto" className="mt-2 text-sm whitespace-pre-line wrap-anywhere">
          {refund.note}
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Moment iso={refund.at} withTime />
        {refund.creditNote && (
          <Link
            to={href("/credit-note/:number", { number: refund.creditNote })}
            className="inline-flex min-h-6 items-center gap-1 font-semibold text-primary-text hover:underline"
          >
            <Icon name="file-text" className="size-4" /> <bdi className="figures">{refund.creditNote}</bdi>
          </Link>
        )}
      </p>
    </div>
  );
}

function kindName(kind: RefundView["kind"], t: Translate): string {
  const names: Record<RefundView["kind"], string> = {
    return: t("Refund for a return"),
    cancel: t("Refund for canceled items"),
    goodwill: t("Goodwill refund"),
    dispute: t("Reversed by the bank"),
  };
  return names[kind];
}
