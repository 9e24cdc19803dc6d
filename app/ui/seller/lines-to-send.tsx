import type { LineToSend } from "#domain/fulfilment/fulfilment/shop-order.ts";
import type { OrderView } from "#domain/orders/order/order.ts";
import { Amount } from "../cart/amount.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

/** The lines of an order with the whereabouts of their units. */
export function LinesToSend({ lines, order }: { lines: readonly LineToSend[]; order: OrderView }) {
  const { t } = usePage();
  return (
    <ul className="-mt-3 divide-y divide-line">
      {lines.map((line, index) => (
        <li key={line.id} className="flex items-start gap-3 py-3">
          <Picture file={line.image} alt="" sizes="4rem" className="size-16 shrink-0 rounded-field" />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 leading-snug font-medium">
              <bdi>{line.name}</bdi>
            </span>
            {line.variantsName !== "" && (
              <span className="block text-sm text-muted">
                <bdi>{line.variantsName}</bdi>
              </span>
            )}
            <span className="block text-sm text-muted">
              {t("SKU")} <bdi className="figures whitespace-nowrap">{line.sku}</bdi>
            </span>
            <span className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm">
              <span className="font-medium">{t("Quantity: {count}", { count: line.quantity })}</span>
              <Units line={line} isCanceled={order.fulfilmentStatus === "canceled"} />
            </span>
          </span>
          {order.lines[index] && <Amount value={order.lines[index].total} className="shrink-0 font-medium" />}
        </li>
      ))}
    </ul>
  );
}

function Units({ line, isCanceled }: { line: LineToSend; isCanceled: boolean }) {
  const { t } = usePage();
  if (line.isDigital) return <span className="text-muted">{t("Download")}</span>;
  return (
    <>
      {line.sent > 0 && <span className="text-success">{t("{count} sent", { count: line.sent })}</span>}
      {line.packed > 0 && <span className="text-primary-text">{t("{count} packed", { count: line.packed })}</span>}
      {line.open > 0 && !isCanceled && (
        <span className="text-warning">{t("{count} to pack", { count: line.open })}</span>
      )}
    </>
  );
}
