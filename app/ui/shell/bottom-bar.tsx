import type { ReactNode } from "react";
import { NavLink, href } from "react-router";
import { Icon, type IconName } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { CartUnits } from "./header.tsx";

type BottomPlacesProps = {
  cartCount: number;
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
      <ul className="grid grid-cols-5">{places}</ul>
    </nav>
  );
}

/** Its five links; of the last two, the document shows the one that fits the visitor. */
export function BottomPlaces({ cartCount, onCategories, onSearch, onCart }: BottomPlacesProps) {
  const { t } = usePage();
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
        <Action
          icon="shopping-cart"
          label={t("Cart")}
          name={cartCount > 0 ? t("Cart, {count} items", { count: cartCount }) : t("Cart, empty")}
          onClick={onCart}
        >
          <CartUnits count={cartCount} />
        </Action>
      </li>
      <li className="if-signed-in">
        <NavLink to={href("/track-order")} className={ITEM}>
          <Icon name="user" className="size-5.5" />
          {t("Orders")}
        </NavLink>
      </li>
      <li className="if-guest">
        <NavLink to={href("/login")} className={ITEM}>
          <Icon name="user" className="size-5.5" />
          {t("Account")}
        </NavLink>
      </li>
    </>
  );
}

function Action({
  icon,
  label,
  name,
  onClick,
  children,
}: {
  icon: IconName;
  label: string;
  /** For screen readers, if it says more than the label. */
  name?: string;
  onClick: () => void;
  children?: ReactNode;
}) {
  return (
    <button type="button" data-action="" aria-label={name} className={ITEM} onClick={onClick}>
      <span className="relative">
        <Icon name={icon} className="size-5.5" />
        {children}
      </span>
      {label}
    </button>
  );
}
