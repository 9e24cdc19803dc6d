import type { ReturnStatus } from "#domain/orders/return/return.ts";
import { usePage } from "../parts/page.tsx";
import { returnStatusName } from "./return-names.ts";

const STYLES: Record<ReturnStatus, string> = {
  requested: "bg-warning-soft text-warning",
  approved: "bg-primary-soft text-primary-text",
  received: "bg-primary-soft text-primary-text",
  refunded: "bg-success-soft text-success",
  rejected: "bg-danger-soft text-danger",
  withdrawn: "bg-line text-ink",
};

export function ReturnBadge({ status }: { status: ReturnStatus }) {
  const { t } = usePage();
  return (
    <span
      className={`inline-flex items-center rounded-full px-2.5 whitespace-nowrap py-0.5 text-sm font-medium ${STYLES[status]}`}
    >
      {returnStatusName(status, t)}
    </span>
  );
}
