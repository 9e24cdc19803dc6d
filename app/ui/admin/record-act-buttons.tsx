import type { OrderRecordAct } from "#domain/orders/order-admin/order-admin.ts";
import { disputedSentence } from "../order/disputed-sentence.ts";
import { Button, type ButtonLook } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

const LOOKS: Record<OrderRecordAct, ButtonLook> = {
  confirm: "primary",
  deliver: "primary",
  refund: "secondary",
  cancel: "danger",
};

/** What staff can do with an order now. */
export function RecordActButtons({
  acts,
  isDisputed,
  onAct,
}: {
  acts: readonly OrderRecordAct[];
  isDisputed: boolean;
  onAct: (act: OrderRecordAct) => void;
}) {
  const { t } = usePage();
  const labels: Record<OrderRecordAct, string> = {
    confirm: t("Confirm"),
    deliver: t("Mark as delivered"),
    refund: t("Refund"),
    cancel: t("Cancel order"),
  };
  return (
    <>
      {isDisputed && <p className="max-w-sm text-sm">{disputedSentence(t)}</p>}
      {acts.map((act) => (
        <Button key={act} look={LOOKS[act]} data-act="" onClick={() => onAct(act)}>
          {labels[act]}
        </Button>
      ))}
    </>
  );
}
