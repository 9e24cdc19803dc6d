import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { Icon, type IconName } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";

/** `unreadCount`: what waits there to be read. */
export type DeskPlace = { to: string; label: string; unreadCount?: number };

/** An entry of the first level; with several places the second level shows below it while one of them is current. */
export type DeskGroup = { icon: IconName; label: string; places: readonly DeskPlace[] };

type DeskPlacesProps = { id: string; label: string; groups: readonly DeskGroup[]; onLeave: () => void };

const ROW = "flex min-h-10 items-center gap-3 rounded-field px-3 text-sm font-medium hover:bg-sunken";
const CURRENT = "aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-text";

/** The navigation of a desk: two levels, with the current place in view. */
export function DeskPlaces({ id, label, groups, onLeave }: DeskPlacesProps) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const current = findCurrentPlace(
    groups.flatMap(({ places }) => places.map(({ to }) => to)),
    pathname,
  );

  useEffect(() => {
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });
  }, [pathname]);

  return (
    <nav ref={nav} id={id} aria-label={label} className="p-3">
      <ul className="flex flex-col gap-0.5">
        {groups.map((group) => (
          <Group key={group.places[0]!.to} group={group} current={current} onLeave={onLeave} />
        ))}
      </ul>
    </nav>
  );
}

function Group({ group, current, onLeave }: { group: DeskGroup; current: string | null; onLeave: () => void }) {
  const { icon, label, places } = group;
  const isOpen = places.some(({ to }) => to === current);
  const isAlone = places.length === 1;
  return (
    <li>
      <Link
        to={places[0]!.to}
        prefetch="intent"
        aria-current={isOpen ? (isAlone ? "page" : "true") : undefined}
        className={`${ROW} ${CURRENT} ${isOpen ? "text-primary-text" : ""}`}
        onClick={onLeave}
      >
        <Icon name={icon} className="size-4.5" />
        <span className="flex-1">{label}</span>
        <Unread count={places.reduce((sum, { unreadCount = 0 }) => sum + unreadCount, 0)} />
      </Link>
      {isOpen && !isAlone && (
        <ul className="mt-0.5 mb-1 flex flex-col gap-0.5">
          {places.map(({ to, label: name }) => (
            <li key={to}>
              <Link
                to={to}
                prefetch="intent"
                aria-current={to === current ? "page" : undefined}
                className={`flex min-h-9 items-center rounded-field ps-10.5 pe-3 text-sm hover:bg-sunken ${CURRENT}`}
                onClick={onLeave}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Unread({ count }: { count: number }) {
  const page = usePage();
  if (count === 0) return null;
  return (
    <span className="figures rounded-full bg-primary px-2 text-xs leading-5 font-semibold text-on-primary">
      {formatNumber(page, count)}
      <span className="sr-only"> {page.t("Unread")}</span>
    </span>
  );
}

/** The longest address that this path is at or below; a desk's first screen counts only for itself. */
export function findCurrentPlace(addresses: readonly string[], pathname: string): string | null {
  const path = pathname.replace(/\/$/, "");
  const isTop = (address: string) => address.lastIndexOf("/") === 0;
  const above = addresses.filter((address) => path === address || (!isTop(address) && path.startsWith(`${address}/`)));
  return above.toSorted((one, other) => other.length - one.length)[0] ?? null;
}
