import type { ReactNode } from "react";
import { Moment } from "../order/moment.tsx";

/** A movement of money with its time. */
export function MoneyRow({ amount, at, children }: { amount: ReactNode; at: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
      <div className="min-w-0 wrap-anywhere">{children}</div>
      <div className="text-end">
        <span className="block font-semibold">{amount}</span>
        <Moment iso={at} withTime className="text-xs text-muted" />
      </div>
    </li>
  );
}
