import type { OrderMessage } from "#domain/orders/message/order-message.ts";
import { Moment } from "../order/moment.tsx";
import { usePage } from "../parts/page.tsx";

/** The messages of an order, for staff who may not write. */
export function ReadOnlyMessages({ messages }: { messages: readonly OrderMessage[] }) {
  const { t } = usePage();
  if (messages.length === 0) return <p className="text-muted">{t("No messages about this order yet.")}</p>;
  return (
    <ol className="grid gap-3 text-sm">
      {messages.map(({ id, authorName, at, text }) => (
        <li key={id}>
          <p className="text-muted">
            <bdi className="font-medium text-ink">{authorName}</bdi> · <Moment iso={at} withTime />
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
