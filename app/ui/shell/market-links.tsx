import { Link } from "react-router";
import { MENU_PLACES, USUAL_HEADER, type MenuLink, type MenuPlace } from "#shared/menu-place.ts";
import type { Translate } from "#shared/translate.ts";
import { usePage } from "../parts/page.tsx";

export const usualLinks = (places: readonly MenuPlace[], t: Translate): MenuLink[] =>
  places.map((place) => ({ label: MENU_PLACES[place].label(t), to: MENU_PLACES[place].path, children: [] }));

/** An entry of a menu: a link inside the shop, one that leaves it, or a heading. */
export function MenuEntry({
  entry: { to, label },
  className,
}: {
  entry: Omit<MenuLink, "children">;
  className: string;
}) {
  if (to?.startsWith("/"))
    return (
      <Link to={to} prefetch="intent" className={className}>
        {label}
      </Link>
    );
  return to === null ? (
    <span className={className}>{label}</span>
  ) : (
    <a href={to} className={className}>
      {label}
    </a>
  );
}

type MarketLinksProps = {
  /** As the operator arranged them; empty: the usual ones, of which `most` are shown. */
  menu: readonly MenuLink[];
  max?: number;
  className: string;
  /** How entries below another one are shown; without it, they follow it. */
  below?: { item: string; box: string; link: string };
};

/** Links to the marketplace besides its categories, as list items; the caller sets the style. */
export function MarketLinks({ menu, max, className, below }: MarketLinksProps) {
  const { t } = usePage();
  const shown = menu.length > 0 ? menu : usualLinks(USUAL_HEADER, t).slice(0, max);
  return (below ? shown : shown.flatMap((entry) => [entry, ...entry.children]).filter(({ to }) => to)).map((entry) => (
    <li key={`${entry.label} ${entry.to}`} className={below?.item}>
      {below && entry.to === null ? (
        <button type="button" className={className}>
          {entry.label}
        </button>
      ) : (
        <MenuEntry entry={entry} className={className} />
      )}
      {below && "children" in entry && entry.children.length > 0 && (
        <ul className={below.box}>
          {entry.children.map((child) => (
            <li key={`${child.label} ${child.to}`}>
              <MenuEntry entry={child} className={below.link} />
            </li>
          ))}
        </ul>
      )}
    </li>
  ));
}
