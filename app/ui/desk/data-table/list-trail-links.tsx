import { useMemo, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "../../parts/icon.tsx";
import { usePage } from "../../parts/page.tsx";
import { BACK_TO_LIST, findNeighbors, readStoredTrail, readTrail } from "./list-trail.ts";

const LINK = "inline-flex min-h-9 items-center gap-1.5 text-sm font-medium text-muted hover:text-ink";
const neverChanges = () => () => undefined;

/** The path and the name of a list. */
export type BackToList = { to: string; label: string };

/** Above a detail screen: back to the list as it was left, and to the rows before and after. */
export function ListTrailLinks({ to: list, label }: BackToList) {
  const { t } = usePage();
  const { pathname } = useLocation();
  const stored = useSyncExternalStore(
    neverChanges,
    () => readStoredTrail(list),
    () => null,
  );
  const trail = useMemo(() => readTrail(stored), [stored]);
  const { previous, next } = findNeighbors(trail, pathname);
  return (
    <nav aria-label={t("List")} className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
      <Link
        to={{ pathname: list, search: trail?.search ?? "" }}
        state={BACK_TO_LIST}
        preventScrollReset={trail !== null}
        className={LINK}
      >
        <Icon name="chevron-left" className="mirrored size-4" />
        {label}
      </Link>
      {(previous ?? next) !== null && (
        <span className="flex gap-4">
          {previous !== null && (
            <Link to={previous} rel="prev" className={LINK}>
              <Icon name="chevron-left" className="mirrored size-4" />
              {t("Previous")}
            </Link>
          )}
          {next !== null && (
            <Link to={next} rel="next" className={LINK}>
              {t("Next")}
              <Icon name="chevron-right" className="mirrored size-4" />
            </Link>
          )}
        </span>
      )}
    </nav>
  );
}
