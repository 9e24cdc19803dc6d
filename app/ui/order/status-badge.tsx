import type { FulfilmentStatus, OrderPaymentStatus } from "#domain/orders/order/order.ts";
import { usePage } from "../parts/page.tsx";
import { fulfilmentName, paymentName } from "./status-name.ts";

const TONES = {
  calm: "bg-line text-ink",
  good: "bg-success-soft text-success",
  open: "bg-warning-soft text-warning",
  bad: "bg-danger-soft text-danger",
};

export function FulfilmentBadge({ status }: { status: FulfilmentStatus }) {
  const { t } = usePage();
  const tone = status === "canceled" ? "bad" : status === "delivered" ? "good" : "calm";
  return <Badge tone={tone}>{fulfilmentName(status, t)}</Badge>;
}

export function PaymentBadge({ status }: { status: OrderPaymentStatus }) {
  const { t } = usePage();
  const tone = status === "paid" ? "good" : status === "unpaid" ? "open" : "calm";
  return <Badge tone={tone}>{paymentName(status, t)}</Badge>;
}

type OrderStates = { fulfilmentStatus: FulfilmentStatus; paymentStatus: OrderPaymentStatus };

/** The state of an order, and whether it is paid. `method`: how it is paid; without it, cash on delivery is not distinguished. */
export function OrderBadges({ order, method = "" }: { order: OrderStates; method?: string }) {
  return (
    <p className="flex flex-wrap gap-2">
      <FulfilmentBadge status={order.fulfilmentStatus} />
      <OrderPaymentBadge status={order.paymentStatus} method={method} />
    </p>
  );
}

/** Cash on delivery is paid at the door: until then it is not something that waits. */
export function OrderPaymentBadge({ status, method }: { status: OrderPaymentStatus; method: string }) {
  const { t } = usePage();
  if (status === "unpaid" && method === "cash_on_delivery") return <Badge tone="calm">{t("Cash on delivery")}</Badge>;
  return <PaymentBadge status={status} />;
}

function Badge({ tone, children }: { tone: keyof typeof TONES; children: string }) {
  return (
    <span
      className={`inline-flex items-center rounded-xl px-2.5 sm:whitespace-nowrap py-0.5 text-sm font-medium ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
