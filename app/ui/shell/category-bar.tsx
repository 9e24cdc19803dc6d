import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { NavLink, href, useLocation } from "react-router";
import type { MenuLink } from "#shared/menu-place.ts";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { MarketLinks } from "./market-links.tsx";

export type CategoryLink = { id: number; slug: string; name: string };
export type TopCategory = CategoryLink & { image: string | null };

/** The second level with the third below it, by the id of the top category; null until it is loaded. */
export type LowerCategories = Readonly<Record<number, readonly (TopCategory & { children: CategoryLink[] })[]>> | null;

type CategoryBarProps = {
  categories: readonly TopCategory[];
  /** The header's menu, where the operator has arranged one. */
  menu: readonly MenuLink[];
  /** Rendered while it is open. */
  panel: ReactNode;
  /** Called on the first sign of intent. */
  onIntent: () => void;
};

/** Shown while its entry, or one of its own, is hovered or has the focus. */
const BELOW = {
  item: "group relative",
  box: "absolute end-0 top-full z-30 hidden min-w-48 rounded-b-card bg-surface py-2 text-ink shadow-lifted group-focus-within:block group-hover:block",
  link: "block px-4 py-2 text-sm hover:underline",
};

/** How many of the other links fit into the bar. */
const SALES = 3;

/** The bar under the header: all categories in one panel, and the first ones as links. */
export function CategoryBar({ categories, menu, panel, onIntent }: CategoryBarProps) {
  const { t } = usePage();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  /** Tied to the screen on which it was opened: it is closed on the next one. */
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === key;

  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: PointerEvent) =>
      event.target instanceof Node && !box.current?.contains(event.target) && setOpenOn(null);
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !isOpen) return;
    setOpenOn(null);
    opener.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape for all elements inside
    <div
      ref={box}
      className="relative hidden bg-menu text-menu-text md:block"
      onKeyDown={onKeyDown}
      onBlur={(event) =>
        event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget) && setOpenOn(null)
      }
    >
      <nav aria-label={t("Categories")} className="content-width flex items-stretch gap-1">
        <button
          ref={opener}
          type="button"
          data-action=""
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex min-h-11 shrink-0 items-center gap-2 bg-menu-raised px-4 text-sm font-semibold outline-offset-[-4px] hover:underline focus-visible:outline-menu-text"
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={() => {
            onIntent();
            setOpenOn(isOpen ? null : key);
          }}
        >
          <Icon name="layout-grid" className="size-4" />
          {t("All categories")}
        </button>
        <ul className="flex h-11 min-w-0 flex-1 flex-wrap overflow-hidden">
          {categories.map(({ id: categoryId, slug, name }) => (
            <li key={categoryId}>
              <NavLink
                to={href("/category/:slug", { slug })}
                prefetch="intent"
                className="flex h-11 items-center px-3 text-sm whitespace-nowrap outline-offset-[-4px] hover:underline focus-visible:outline-menu-text aria-[current=page]:font-bold"
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
        <ul className="flex shrink-0">
          <MarketLinks
            menu={menu}
            max={SALES}
            below={BELOW}
            className="flex h-11 items-center px-3 text-sm font-semibold whitespace-nowrap outline-offset-[-4px] hover:underline focus-visible:outline-menu-text"
          />
        </ul>
      </nav>
      <div
        id={id}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-30 border-b border-line bg-surface text-ink shadow-lifted"
      >
        {isOpen && panel}
      </div>
    </div>
  );
}
