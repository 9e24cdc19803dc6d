import { type ReactNode, useState } from "react";
import { usePage } from "#app/ui/parts/page.tsx";
import { Icon } from "../parts/icon.tsx";

/** A facet: a collapsible heading, and a group that is announced with its name. */
export function FilterGroup({
  name,
  chosenCount,
  isOpenAtFirst = true,
  children,
}: {
  name: string;
  chosenCount: number;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}) {
  // Set once: a group must not collapse under the pointer when its last selection is removed.
  const [isOpen] = useState(isOpenAtFirst || chosenCount > 0);
  return (
    <details open={isOpen} className="group border-b border-line py-1 last:border-b-0">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-field font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex items-center gap-2">
          {name}
          {chosenCount > 0 && (
            <span className="figures inline-flex size-5 items-center justify-center rounded-full bg-primary text-2xs text-on-primary">
              {chosenCount}
            </span>
          )}
        </span>
        <Icon name="chevron-down" className="size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{name}</legend>
        {children}
      </fieldset>
    </details>
  );
}

/** The first options of a long list, and the rest collapsed unless one of them is selected. */
export function ShortList<Item>({
  items,
  isChosen,
  max,
  className = "",
  children,
}: {
  items: readonly Item[];
  isChosen: (item: Item) => boolean;
  max: number;
  className?: string;
  children: (item: Item) => ReactNode;
}) {
  const { t } = usePage();
  const isShort = items.length <= max + 2;
  const rest = isShort ? [] : items.slice(max);
  const [isOpenAtFirst] = useState(() => rest.some(isChosen));
  return (
    <>
      <ul className={className}>{items.slice(0, items.length - rest.length).map(children)}</ul>
      {rest.length > 0 && (
        <details open={isOpenAtFirst} className="group/rest flex flex-col">
          <summary className="mt-1 inline-flex min-h-9 list-none items-center rounded-field text-sm font-semibold text-primary-text hover:underline [&::-webkit-details-marker]:hidden">
            <span className="group-open/rest:hidden">{t("Show {count} more", { count: rest.length })}</span>
            <span className="hidden group-open/rest:inline">{t("Show fewer")}</span>
          </summary>
          <ul className={className}>{rest.map(children)}</ul>
        </details>
      )}
    </>
  );
}
