import { type ReactNode, useRef, useState } from "react";
import { Link, href } from "react-router";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import type { TopCategory } from "./category-bar.tsx";
import { moveInTree } from "./move-in-tree.ts";

type OpenCategoriesProps = {
  categories: readonly TopCategory[];
  /** The levels below one category, rendered while it is hovered. */
  flyout: (category: TopCategory, isFocusTaken: boolean) => ReactNode;
  /** Called on the first sign of intent. */
  onIntent: () => void;
};

const MAX = 12;

/** The categories, open next to the slides on a wide screen. */
export function OpenCategories({ categories, flyout, onIntent }: OpenCategoriesProps) {
  const { t } = usePage();
  const box = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<{ id: number; isByKey: boolean } | null>(null);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and leaving, for all elements inside
    <nav
      ref={box}
      aria-label={t("All categories")}
      className="hidden w-[17.5rem] shrink-0 xl:block"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onPointerLeave={() => setOpen(null)}
      onBlur={(event) =>
        event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget) && setOpen(null)
      }
      onKeyDown={(event) => {
        if (event.key === "Escape" && open) {
          box.current?.querySelector<HTMLElement>(`[data-top="${open.id}"]`)?.focus();
          setOpen(null);
        }
        const top = event.target instanceof HTMLElement ? event.target.dataset.top : undefined;
        if (moveInTree(event) && top) setOpen({ id: Number(top), isByKey: true });
      }}
    >
      <ul className="flex h-[27rem] flex-col rounded-card border border-line bg-surface py-1.5">
        {categories.slice(0, MAX).map((category) => (
          <li
            key={category.id}
            className="min-h-0 flex-1"
            onPointerEnter={() => setOpen({ id: category.id, isByKey: false })}
          >
            <Link
              data-top={category.id}
              to={href("/category/:slug", { slug: category.slug })}
              prefetch="intent"
              className={`mx-1.5 flex h-full max-h-12 items-center gap-2.5 rounded-field px-2.5 text-sm ${category.id === open?.id ? "bg-primary-soft text-primary-text" : "hover:bg-sunken"}`}
            >
              {category.image && (
                <Picture
                  file={category.image}
                  alt=""
                  sizes="24px"
                  width={24}
                  height={24}
                  widest={160}
                  className="size-6 rounded-full"
                />
              )}
              <span className="min-w-0 flex-1 truncate">{category.name}</span>
              <Icon name="chevron-right" className="mirrored size-3.5 text-muted" />
            </Link>
            {category.id === open?.id && flyout(category, open.isByKey)}
          </li>
        ))}
      </ul>
    </nav>
  );
}
