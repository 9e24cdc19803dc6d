import { Link } from "react-router";
import type { ReturnCard } from "#domain/orders/return/return.ts";
import { Moment } from "../order/moment.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { ReturnBadge } from "./return-badge.tsx";
import { returnReasonName } from "./return-names.ts";

type ReturnRowsProps = {
  returns: readonly ReturnCard[];
  label: string;
  pathOf: (id: number) => string;
  /** The operator sees the name of the shop. */
  isShopNamed?: boolean;
};

/** Returns, one line each on a wide screen. */
export function ReturnRows({ returns, label, pathOf, isShopNamed = false }: ReturnRowsProps) {
  const { t } = usePage();
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {returns.map((each) => (
        <li
          key={each.id}
          className="relative grid gap-x-4 gap-y-2 p-4 hover:bg-sunken sm:grid-cols-[4rem_minmax(0,1fr)_auto] sm:items-center sm:px-5"
        >
          <Picture file={each.image} alt="" sizes="4rem" className="size-16 rounded-field max-sm:hidden" />
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Link to={pathOf(each.id)} prefetch="intent" className="font-semibold after:absolute after:inset-0">
                {returnReasonName(each.reason, t)}
              </Link>
              <Moment iso={each.requestedAt} withTime className="text-sm text-muted" />
            </p>
            <p className="truncate">
              <span className="figures">{each.unitsCount}</span> × <bdi>{each.firstName}</bdi>
              {each.linesCount > 1 && " …"}
            </p>
            <p className="truncate text-sm text-muted">
              <bdi>{each.shopperName}</bdi> · <bdi className="figures">{each.orderCode}</bdi>
              {isShopNamed && (
                <>
                  {" "}
                  · <bdi>{each.shop.name}</bdi>
                </>
              )}
            </p>
          </div>
          <p>
            <ReturnBadge status={each.status} />
          </p>
        </li>
      ))}
    </ul>
  );
}
