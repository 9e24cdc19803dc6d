import { useEffect, useId, useRef, useState } from "react";
import type { ShopLink } from "#domain/platform/home-admin/home-admin.ts";
import type { Translate } from "#shared/translate.ts";
import { TextField } from "./field.tsx";
import { usePage } from "./page.tsx";

/** The possible targets of a link, by the typed text. */
export type LinkSearch = (typed: string) => Promise<readonly ShopLink[]>;

type LinkFieldProps = {
  label: string;
  value: string;
  error?: string | undefined;
  isFocused?: boolean;
  /** Without it addresses are typed as such. */
  search: LinkSearch | undefined;
  onChange: (address: string) => void;
  onEnter?: () => void;
};

const PAUSE_MILLISECONDS = 250;
const ADDRESS = /^(\/|https?:|mailto:)/;

const KINDS: Record<ShopLink["kind"], (t: Translate) => string> = {
  product: (t) => t("Product"),
  category: (t) => t("Category"),
  brand: (t) => t("Brand"),
  shop: (t) => t("Shop"),
  page: (t) => t("Page"),
  search: (t) => t("Search"),
};

/** An address, typed as such or found by the name of what it leads to. */
export function LinkField({ label, value, error, isFocused = false, search, onChange, onEnter }: LinkFieldProps) {
  const { t } = usePage();
  const list = useId();
  const [found, setFound] = useState<readonly ShopLink[]>([]);
  const latest = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(typed: string): void {
    onChange(typed);
    clearTimeout(timer.current);
    latest.current = typed;
    const name = typed.trim();
    if (!search || name === "" || ADDRESS.test(name)) setFound([]);
    else timer.current = setTimeout(() => void suggest(search, typed), PAUSE_MILLISECONDS);
  }

  async function suggest(searchLinks: LinkSearch, typed: string): Promise<void> {
    const links = await searchLinks(typed.trim());
    if (latest.current === typed) setFound(links);
  }

  function choose(address: string): void {
    latest.current = address;
    setFound([]);
    onChange(address);
  }

  return (
    <div className="min-w-0">
      <TextField
        label={label}
        hint={
          search
            ? t(
                "Type the name of a product, category, brand, shop or page, or an address that starts with / or https://",
              )
            : t("A page of your shop, such as /page/terms, or an address that starts with https://")
        }
        value={value}
        dir="ltr"
        maxLength={300}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the button before it
        autoFocus={isFocused}
        error={error}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && found.length > 0) {
            event.preventDefault();
            event.stopPropagation();
            setFound([]);
          } else if (event.key === "Enter" && onEnter) {
            // The form around it is not complete.
            event.preventDefault();
            onEnter();
          }
        }}
      />
      <p role="status" className="sr-only">
        {found.length > 0 && t("{count} suggestions", { count: found.length })}
      </p>
      {found.length > 0 && (
        <ul
          id={list}
          aria-label={t("Suggestions")}
          className="mt-1 max-h-72 divide-y divide-line overflow-y-auto rounded-field border border-line bg-surface"
        >
          {found.map(({ kind, name, address }) => (
            <li key={address}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center justify-between gap-3 px-3 py-1.5 text-start hover:bg-sunken"
                onClick={() => choose(address)}
              >
                <bdi className="min-w-0 truncate">{name}</bdi>
                <span className="shrink-0 text-xs text-muted">{KINDS[kind](t)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
