import { type KeyboardEvent, Suspense, lazy, useId, useRef, useState } from "react";
import { Form, href, useNavigate } from "react-router";
import { Icon, type IconName } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

const SuggestionList = lazy(() =>
  import("./suggestion-list.tsx").then((module) => ({ default: module.SuggestionList })),
);

export type Suggestion = {
  key: string;
  to: string;
  name: string;
  /** Start and end of the matching parts. */
  marks: readonly (readonly number[])[];
  note?: string;
  image?: string | null;
  icon?: IconName;
};
/** `onClear`: clears the suggestions of this group. */
export type SuggestionGroup = { title: string; suggestions: Suggestion[]; onClear?: () => void };

type SearchBoxProps = {
  /** The search text of this screen. */
  initialQuery: string;
  groups: readonly SuggestionGroup[];
  isLoading: boolean;
  onType: (query: string) => void;
};

/** The search with suggestions: arrow keys select, Enter opens the selection or searches for the typed text. */
export function SearchBox({ initialQuery, groups, isLoading, onType }: SearchBoxProps) {
  const { t } = usePage();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const all = groups.flatMap(({ suggestions }) => suggestions);
  const isShown = isOpen && all.length > 0;
  const clearGroup = groups.find(({ onClear }) => onClear)?.onClear;

  function onKeyDown(event: KeyboardEvent): void {
    const steps = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (steps !== 0 && all.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive(((active + 1 + steps + all.length + 1) % (all.length + 1)) - 1);
    } else if (event.key === "Enter" && isShown && all[active]) {
      event.preventDefault();
      choose(all[active]);
    } else if (event.key === "Escape") {
      if (isOpen) event.preventDefault();
      setOpen(false);
    }
  }

  function choose({ to }: Suggestion): void {
    setOpen(false);
    setActive(-1);
    void navigate(to);
  }

  return (
    <search
      className="relative block w-full"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Form action={href("/products")} role="presentation" className="relative" onSubmit={() => setOpen(false)}>
        <input
          ref={input}
          id="search"
          name="q"
          type="text"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={query}
          placeholder={t("Search products and brands")}
          aria-label={t("Search")}
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          className="h-12 w-full rounded-full border border-line-strong bg-surface ps-5 pe-24 text-ellipsis text-ink placeholder-shown:pe-14 hover:border-ink"
          onKeyDown={onKeyDown}
          onFocus={() => {
            setOpen(true);
            if (query.trim() === "") onType("");
          }}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(-1);
            setOpen(true);
            onType(event.target.value);
          }}
        />
        {query && (
          <button
            type="button"
            aria-label={t("Clear search")}
            className="absolute end-13 top-1.5 flex size-9 items-center justify-center rounded-full text-muted hover:bg-sunken"
            onClick={() => {
              setQuery("");
              onType("");
              input.current?.focus();
            }}
          >
            <Icon name="x" className="size-4" />
          </button>
        )}
        <button
          type="submit"
          aria-label={t("Search")}
          className="absolute end-1 top-1 flex size-10 items-center justify-center rounded-full bg-primary text-on-primary hover:bg-primary-hover"
        >
          <Icon name="search" className="size-5" />
        </button>
      </Form>
      <div
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-40 mt-2 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-surface py-2 shadow-lifted"
      >
        <div id={`${id}-list`} role="listbox" aria-label={t("Suggestions")}>
          {isShown && (
            <Suspense fallback={null}>
              <SuggestionList groups={groups} id={id} activeKey={all[active]?.key ?? null} onChoose={choose} />
            </Suspense>
          )}
        </div>
        {clearGroup && (
          <button
            type="button"
            className="mx-5 min-h-11 text-sm font-semibold text-primary-text underline"
            onClick={() => {
              clearGroup();
              input.current?.focus();
            }}
          >
            {t("Clear recent searches")}
          </button>
        )}
      </div>
      <p role="status" className="sr-only">
        {isShown && !isLoading ? t("{count} suggestions", { count: all.length }) : ""}
      </p>
    </search>
  );
}
