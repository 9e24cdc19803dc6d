import type { ReactNode } from "react";
import { NavLink, href } from "react-router";
import { Icon, type IconName } from "../parts/icon.tsx";
import { Slot } from "../parts/slot.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { CartCount } from "./header.tsx";

type BottomPlacesProps = {
  cartCount: number;
  isSignedIn: boolean;
  onCategories: () => void;
  onSearch: () => void;
  onCart: () => void;
};

const ITEM =
  "flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-2xs font-medium text-muted aria-[current=page]:text-primary-text";

/** The bottom bar on a phone, within reach of the thumb. */
export function BottomBar({ places }: { places: ReactNode }) {
  const { t } = usePage();
  return (
    <nav
      data-shell=""
      aria-label={t("Main menu")}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <Slot as="ul" className="grid grid-cols-5">
        {places}
      </Slot>
    </nav>
  );
}

/** Its five links. */
export function BottomPlaces({ cartCount, isSignedIn, onCategories, onSearch, onCart }: BottomPlacesProps) {
  const page = usePage();
  const { t } = page;
  return (
    <>
      <li>
        <NavLink to="/" end className={ITEM}>
          <Icon name="house" className="size-5.5" />
          {t("Home")}
        </NavLink>
      </li>
      <li>
        <Action icon="layout-grid" label={t("Categories")} onClick={onCategories} />
      </li>
      <li>
        <Action icon="search" label={t("Search")} onClick={onSearch} />
      </li>
      <li>
        <Action icon="shopping-cart" label={t("Cart")} onClick={onCart}>
          <CartCount count={cartCount} label={formatNumber(page, cartCount)} />
        </Action>
      </li>
      <li>
        {isSignedIn ? (
          <NavLink to={href("/track-order")} className={ITEM}>
            <Icon name="user" className="size-5.5" />
            {t("Orders")}
          </NavLink>
        ) : (
          <NavLink to={href("/login")} className={ITEM}>
            <Icon name="user" className="size-5.5" />
            {t("Account")}
          </NavLink>
        )}
      </li>
    </>
  );
}

function Action({
  icon,
  label,
  onClick,
  children,
}: {
  icon: IconName;
  label: string;
  onClick: () => void;
  children?: ReactNode;
}) {
  return (
    <button type="button" data-action="" className={ITEM} onClick={onClick}>
      <span className="relative">
        <Icon name={icon} className="size-5.5" />
        {children}
      </span>
      {label}
    </button>
  );
}
