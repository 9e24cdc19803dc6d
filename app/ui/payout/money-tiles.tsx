import type { ShownMoney } from "#shared/money.ts";
import { Amount } from "../cart/amount.tsx";

export type MoneyTile = { name: string; text: string; value: ShownMoney };

/** Sums side by side; the first one is what counts. */
export function MoneyTiles({ tiles }: { tiles: readonly MoneyTile[] }) {
  return (
    <dl className="mb-6 grid grid-cols-2 gap-3 xl:grid-cols-4">
      {tiles.map(({ name, text, value }, index) => (
        <div
          key={name}
          className={`flex min-w-0 flex-col rounded-card border p-4 ${index === 0 ? "border-transparent bg-primary-soft" : "border-line bg-surface"}`}
        >
          <dt className="order-2 mt-1 text-sm font-medium">
            {name}
            <span className="block text-xs font-normal text-muted">{text}</span>
          </dt>
          <dd className="order-1 text-xl font-semibold wrap-anywhere sm:text-2xl">
            <bdi>
              <Amount value={value} />
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
