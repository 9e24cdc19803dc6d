import { Link, useSearchParams } from "react-router";
import { hasNextPage, type Page } from "#shared/page.ts";
import { buttonClass } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { formatNumber, usePage } from "./page.tsx";

/** Links to the previous and next page of a list; other query parameters stay. */
export function PageLinks({ page }: { page: Omit<Page<unknown>, "items"> }) {
  const shop = usePage();
  const { t } = shop;
  const [parameters] = useSearchParams();
  const pages = Math.ceil(page.total / page.perPage);
  if (pages <= 1) return null;
  return (
    <nav aria-label={t("Pages")} className="mt-10 flex flex-wrap items-center justify-center gap-4">
      {page.page > 1 && (
        <Link rel="prev" to={{ search: searchOf(parameters, page.page - 1) }} className={buttonClass("secondary")}>
          <Icon name="chevron-left" className="mirrored size-4" /> {t("Back")}
        </Link>
      )}
      <span className="figures text-sm text-muted">
        {t("Page {page} of {pages}", { page: formatNumber(shop, page.page), pages: formatNumber(shop, pages) })}
      </span>
      {hasNextPage({ ...page, items: [] }) && (
        <Link rel="next" to={{ search: searchOf(parameters, page.page + 1) }} className={buttonClass("secondary")}>
          {t("Next")} <Icon name="chevron-right" className="mirrored size-4" />
        </Link>
      )}
    </nav>
  );
}

function searchOf(parameters: URLSearchParams, page: number): string {
  const wanted = new URLSearchParams(parameters);
  if (page > 1) wanted.set("page", String(page));
  else wanted.delete("page");
  return wanted.size > 0 ? `?${wanted.toString()}` : "";
}
