import type { PaymentMark } from "#domain/payment/attempt/find-payment-marks.ts";
import { Icon } from "../parts/icon.tsx";

/** The payment methods that the shop offers; nothing if there are none. */
export function PaymentMarks({ marks }: { marks: readonly PaymentMark[] }) {
  return (
    <ul className="flex flex-wrap gap-2 empty:hidden">
      {marks.map(({ icon, name }) => (
        <li
          key={name}
          className="flex items-center gap-1.5 rounded-md border border-line bg-surface px-2.5 py-1 text-xs font-medium text-ink"
        >
          <Icon name={icon} className="size-4 text-primary-text" />
          {name}
        </li>
      ))}
    </ul>
  );
}
