import { Link, useSearchParams } from "react-router";
import { buttonClass } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

/** Links to the previous and next page of a long list, by keyset; the filters stay. */
export function PartLinks({ newerThan = null, olderThan }: { newerThan?: number | null; olderThan: number | null }) {
  const { t } = usePage();
  const [parameters] = useSearchParams();
  const isLater = parameters.has("older_than") || parameters.has("newer_than");
  if (newerThan === null && olderThan === null && !isLater) return null;
  return (
    <nav aria-label={t("Pages")} className="mt-6 flex flex-wrap items-center justify-center gap-3">
      {isLater && (
        <Link to={{ search: searchWith(parameters, null) }} className={buttonClass("secondary", "small")}>
          {t("Newest")}
        </Link>
      )}
      {newerThan !== null && (
        <Link
          rel="prev"
          to={{ search: searchWith(parameters, ["newer_than", newerThan]) }}
          className={buttonClass("secondary", "small")}
        >
          <Icon name="chevron-left" className="mirrored size-4" /> {t("Newer")}
        </Link>
      )}
      {olderThan !== null && (
        <Link
          rel="next"
          to={{ search: searchWith(parameters, ["older_than", olderThan]) }}
          className={buttonClass("secondary", "small")}
        >
          {t("Older")} <Icon name="chevron-right" className="mirrored size-4" />
        </Link>
      )}
    </nav>
  );
}

function searchWith(parameters: URLSearchParams, edge: readonly [string, number] | null): string {
  const wanted = new URLSearchParams(parameters);
  wanted.delete("older_than");
  wanted.delete("newer_than");
  if (edge) wanted.set(edge[0], String(edge[1]));
  return wanted.size > 0 ? `?${wanted.toString()}` : "?";
}
