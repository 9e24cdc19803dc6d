import type { ReactNode } from "react";
import { Link } from "react-router";
import { IconButton } from "../parts/button.tsx";
import { Icon, type IconName } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Logo } from "./logo.tsx";
import { SkipLink } from "./skip-link.tsx";

type HeaderProps = {
  /** A file name; empty for the usual one. */
  logo: string;
  tagline: string;
  pickers: ReactNode;
  search: ReactNode;
  /** Visitor data: the account, the lists, the cart. */
  own: ReactNode;
  categories: ReactNode;
  onMenu: () => void;
};

export function Header({ logo, tagline, pickers, search, own, categories, onMenu }: HeaderProps) {
  const { t } = usePage();
  return (
    <>
      <SkipLink />
      <header data-shell="" className="contents">
        <div className="hidden border-b border-line bg-sunken md:block">
          <div className="content-width flex min-h-10 items-center justify-between gap-4">
            <p className="truncate text-sm text-muted">{tagline}</p>
            <div className="flex shrink-0 items-center">{pickers}</div>
          </div>
        </div>
        <div className="sticky -top-14 z-30 border-b border-line bg-paper md:top-0">
          <div className="content-width grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 pb-2.5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-8 md:py-3">
            <IconButton label={t("Menu")} data-action="" className="-ms-2.5 md:hidden" onClick={onMenu}>
              <Icon name="menu" className="size-6" />
            </IconButton>
            <Logo file={logo} className="min-h-14 min-w-0" />
            <div className="col-span-3 row-start-2 md:col-span-1 md:col-start-2 md:row-start-1">{search}</div>
            <div className="flex items-center justify-self-end md:gap-1">{own}</div>
          </div>
          {categories}
        </div>
      </header>
    </>
  );
}

type ListLinksProps = { wishCount: number; compareCount: number };

export function ListLinks({ wishCount, compareCount }: ListLinksProps) {
  const { t } = usePage();
  return (
    <>
      <ListLink
        to="/compare-list"
        icon="scale"
        count={compareCount}
        label={compareCount > 0 ? t("Compare list, {count} products", { count: compareCount }) : t("Compare list")}
        className="max-md:hidden"
      />
      <ListLink
        to="/user/wishlist"
        icon="heart"
        count={wishCount}
        label={wishCount > 0 ? t("Wishlist, {count} products", { count: wishCount }) : t("Wishlist")}
      />
    </>
  );
}

type ListLinkProps = { to: string; icon: IconName; count: number; label: string; className?: string };

function ListLink({ to, icon, count, label, className = "" }: ListLinkProps) {
  const page = usePage();
  return (
    <Link
      to={to}
      prefetch="intent"
      aria-label={label}
      title={label}
      className={`flex h-11 w-9 items-center justify-center rounded-full hover:bg-sunken md:w-11 ${className}`}
    >
      <span className="relative">
        <Icon name={icon} className="size-6" />
        <Badge count={count} label={formatNumber(page, count)} />
      </span>
    </Link>
  );
}

/** On a phone the cart is in the bottom bar. */
export function CartButton({ count, onClick }: { count: number; onClick: () => void }) {
  const { t } = usePage();
  return (
    <button
      type="button"
      data-action=""
      aria-haspopup="dialog"
      className="hidden min-h-11 items-center gap-3 rounded-full px-2.5 hover:bg-sunken md:flex"
      onClick={onClick}
    >
      <span className="relative">
        <Icon name="shopping-cart" className="size-6" />
        <CartUnits count={count} />
      </span>
      <span aria-hidden className="hidden text-sm font-medium lg:inline">
        {t("Cart")}
      </span>
      <span className="sr-only">{count > 0 ? t("Cart, {count} items", { count }) : t("Cart, empty")}</span>
    </button>
  );
}

const BADGE =
  "figures absolute -end-3 -top-2.5 h-4.5 min-w-4.5 items-center justify-center rounded-full bg-deal px-1 text-2xs font-bold text-on-deal";

/** Visual only: the label of its button has the count. */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden
      data-count={shownCount(count, label)}
      className={`${BADGE} flex after:content-[attr(data-count)]`}
    />
  );
}

/** The same for the cart: the document has the count before the page is hydrated, by the hint cookie. */
export function CartUnits({ count }: { count: number }) {
  const label = formatNumber(usePage(), count);
  return (
    <span aria-hidden data-count={count > 0 ? shownCount(count, label) : undefined} className={`cart-units ${BADGE}`} />
  );
}

function shownCount(count: number, label: string): string {
  return count > 99 ? "99+" : label;
}
