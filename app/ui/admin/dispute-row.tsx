import type { ReactNode } from "react";
import type { DisputeRecord } from "#domain/orders/order-admin/order-admin.ts";
import { paymentMethodName } from "#shared/payment-method-name.ts";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { usePage } from "../parts/page.tsx";
import { MoneyRow } from "./money-row.tsx";
import { disputeName } from "./order-labels.ts";

/** The state of a dispute; `children`: its subject. */
export function DisputeRow({ dispute, children }: { dispute: DisputeRecord; children?: ReactNode }) {
  const { t } = usePage();
  return (
    <MoneyRow amount={<Amount value={dispute.amount} />} at={dispute.openedAt}>
      <span className={dispute.status === "open" ? "font-medium text-danger" : "font-medium"}>
        {disputeName(dispute.status, t)}
      </span>{" "}
      · {paymentMethodName(dispute.provider, t)}
      <span className="block text-xs text-muted">
        <bdi>{dispute.reference}</bdi>
      </span>
      {children}
      {dispute.endedAt && (
        <span className="block text-xs text-muted">
          {t("Decided by the bank")} <Moment iso={dispute.endedAt} withTime />
        </span>
      )}
    </MoneyRow>
  );
}
