import { Link } from "react-router";
import type { ShownMoney } from "#shared/money.ts";
import { Amount } from "../cart/amount.tsx";
import { Picture } from "../parts/picture.tsx";
import { usePage } from "../parts/page.tsx";

type Item = { name: string; variantsName: string; image: string | null; quantity: number; total: ShownMoney };

/** A line of an order or a purchase, read-only; `to`: the link of its name. */
export function LineItem({ item, note, to }: { item: Item; note?: string | undefined; to?: string }) {
  const { t } = usePage();
  return (
    <li className="flex items-start gap-3 py-3">
      <Picture file={item.image} alt="" sizes="4rem" className="size-16 shrink-0 rounded-field" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-snug font-medium">
          {to ? (
            <Link to={to} prefetch="intent" className="hover:underline">
              {item.name}
            </Link>
          ) : (
            item.name
          )}
        </span>
        {item.variantsName !== "" && <span className="text-muted block text-sm">{item.variantsName}</span>}
        <span className="text-muted block text-sm">{t("Quantity: {count}", { count: item.quantity })}</span>
        {note && <span className="text-muted block text-sm">{note}</span>}
      </span>
      <Amount value={item.total} className="shrink-0 font-medium" />
    </li>
  );
}
