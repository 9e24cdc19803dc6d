import { Link } from "react-router";
import type { WishlistSummary } from "#domain/cart/wishlist/wishlist.ts";
import type { Translate } from "#shared/translate.ts";
import { Icon } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";

const TAB =
  "flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-line-strong aria-[current=page]:border-transparent aria-[current=page]:bg-primary aria-[current=page]:text-on-primary";

/** The first list has no name of its own. */
export function nameOfList(t: Translate, { name }: { name: string }): string {
  return name === "" ? t("My wishlist") : name;
}

export function addressOfList({ id, isDefault }: { id: number; isDefault: boolean }): string {
  return isDefault ? "/user/wishlist" : `/user/wishlist?list=${id}`;
}

/** The visitor's lists, and a button to create one. */
export function WishlistTabs({
  lists,
  current,
  onCreate,
}: {
  lists: readonly WishlistSummary[];
  current: WishlistSummary | null;
  onCreate: () => void;
}) {
  const page = usePage();
  const { t } = page;
  return (
    <nav aria-label={t("Your lists")} className="mb-6">
      <ul className="scroll-row -mx-4 auto-cols-max justify-start gap-2 scroll-px-4 px-4 py-1">
        {lists.map((list) => (
          <li key={list.id}>
            <Link
              to={addressOfList(list)}
              preventScrollReset
              aria-current={list.id === current?.id ? "page" : undefined}
              className={TAB}
            >
              <bdi className="max-w-48 truncate">{nameOfList(t, list)}</bdi>
              <span className="figures text-xs opacity-80">{formatNumber(page, list.productsCount)}</span>
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            data-action=""
            aria-haspopup="dialog"
            className={`${TAB} border-dashed`}
            onClick={onCreate}
          >
            <Icon name="plus" className="size-4" />
            {t("New list")}
          </button>
        </li>
      </ul>
    </nav>
  );
}
