import type { ShownMoney } from "#shared/money.ts";

/** An amount in tabular figures. */
export function Amount({ value, className = "" }: { value: ShownMoney; className?: string }) {
  return <span className={`figures ${className}`}>{value.formatted}</span>;
}
