import type { CartChange } from "#domain/cart/cart/cart.ts";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

type CartChangesProps = { changes: readonly CartChange[]; isPending: boolean; onAcknowledge: () => void };

/** Changes since the shopper last saw the cart; they must be acknowledged before payment. */
export function CartChanges({ changes, isPending, onAcknowledge }: CartChangesProps) {
  const { t } = usePage();
  if (changes.length === 0) return null;
  return (
    <Notice kind="warning" title={t("Your cart has changed")}>
      <ul className="mt-1 list-disc space-y-1 ps-5">
        {changes.map((change) => (
          <li key={`${change.kind}-${change.lineId ?? change.name}`}>{change.message}</li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        data-action=""
        isPending={isPending}
        onClick={onAcknowledge}
      >
        {t("Got it")}
      </Button>
    </Notice>
  );
}
