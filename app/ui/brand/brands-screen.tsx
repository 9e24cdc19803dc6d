import { Link } from "react-router";
import type { BrandIndex } from "#domain/discovery/listing/find-brand-index.ts";
import { Breadcrumbs } from "../listing/breadcrumbs.tsx";
import { Button } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { anchorOf } from "./anchor-of.ts";
import { BrandLetterGroup } from "./brand-letter-group.tsx";

type BrandsScreenProps = { index: BrandIndex; q: string; action: string; onSearch: (q: string) => void };

const LETTER =
  "flex size-10 items-center justify-center rounded-field border border-line bg-surface font-semibold hover:border-primary-text hover:text-primary-text aria-[current=true]:border-transparent aria-[current=true]:bg-primary aria-[current=true]:text-on-primary";

/** All brands with products, by first letter. */
export function BrandsScreen({ index, q, action, onSearch }: BrandsScreenProps) {
  const { t } = usePage();
  return (
    <div className="content-width pt-4 pb-16">
      <Breadcrumbs crumbs={[]} here={t("Brands")} />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{t("Brands")}</h1>
          <output className="mt-1 block text-muted">{t("{count} brands", { count: index.total })}</output>
        </div>
        <form
          method="get"
          action={action}
          role="search"
          aria-label={t("Brands")}
          className="relative w-full sm:w-80"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get("q");
            onSearch(typeof typed === "string" ? typed.trim() : "");
          }}
        >
          <input
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={120}
            placeholder={t("Brand name")}
            aria-label={t("Brand name")}
            className="h-11 w-full rounded-field border border-line-strong bg-surface px-3 pe-14 hover:border-ink"
          />
          <Button
            type="submit"
            variant="quiet"
            aria-label={t("Search")}
            title={t("Search")}
            className="absolute end-0 top-0 w-12 px-0"
          >
            <Icon name="search" className="size-5" />
          </Button>
        </form>
      </div>
      {index.groups.length === 0 ? (
        <EmptyState icon="search-x" title={t("No brands found")} text={t("Check the spelling, or see all brands.")}>
          <Link to={{ search: "" }} className="font-semibold text-primary-text underline">
            {t("See all brands")}
          </Link>
        </EmptyState>
      ) : (
        <>
          <BrandLetters index={index} q={q} />
          {index.groups.map((group) => (
            <BrandLetterGroup key={group.letter} group={group} />
          ))}
        </>
      )}
    </div>
  );
}

/** Links to the letter on this page, or to the letter's own page if only one is shown. */
function BrandLetters({ index, q }: { index: BrandIndex; q: string }) {
  const { t } = usePage();
  const { letters, shownLetter } = index;
  return (
    <nav aria-label={t("Browse by letter")} className="mt-6">
      <ul className="flex flex-wrap gap-1.5">
        {letters.map(({ letter, count }) => {
          const label = `${letter}: ${t("{count} brands", { count })}`;
          return (
            <li key={letter}>
              {shownLetter === null ? (
                <a href={`#${anchorOf(letter)}`} aria-label={label} className={LETTER}>
                  {letter}
                </a>
              ) : (
                <Link
                  to={{ search: `?${new URLSearchParams({ ...(q ? { q } : {}), letter }).toString()}` }}
                  aria-label={label}
                  aria-current={letter === shownLetter ? "true" : undefined}
                  className={LETTER}
                >
                  {letter}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
