import type { EarningSums } from "#domain/accounts/commission/earning-entry.ts";
import type { ShownMoney } from "#shared/money.ts";
import { Amount } from "../cart/amount.tsx";
import { usePage } from "../parts/page.tsx";

/** A shop's available, pending and reversed earnings. */
export function EarningSumTiles({ sums }: { sums: EarningSums }) {
  const { t } = usePage();
  return (
    <dl className="mb-6 grid grid-cols-2 gap-3 xl:grid-cols-4">
      <Tile name={t("Balance")} text={t("Your current balance")} value={sums.balance} isFirst />
      <Tile name={t("Before delivery")} text={t("Posted on delivery")} value={sums.pending} />
      <Tile name={t("Posted")} text={t("Total delivered")} value={sums.booked} />
      <Tile name={t("Reversed")} text={t("After refunds")} value={sums.reversed} />
    </dl>
  );
}

type TileProps = { name: string; text: string; value: ShownMoney; isFirst?: boolean };

function Tile({ name, text, value, isFirst = false }: TileProps) {
  return (
    <div
      className={`flex min-w-0 flex-col rounded-card border p-4 ${isFirst ? "border-transparent bg-primary-soft" : "border-line bg-surface"}`}
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
  );
}
