import { useState } from "react";
import { Link, href } from "react-router";
import type { MenuLink } from "#shared/menu-place.ts";
import { Icon } from "../parts/icon.tsx";
import { Picture } from "../parts/picture.tsx";
import type { LowerCategories, TopCategory } from "./category-bar.tsx";
import { CategoryFlyout } from "./category-flyout.tsx";
import { MarketLinks } from "./market-links.tsx";
import { moveInTree } from "./move-in-tree.ts";

type MegaPanelProps = {
  categories: readonly TopCategory[];
  lower: LowerCategories;
  menu: readonly MenuLink[];
};

/** The whole tree of categories: the top ones at the start side, and the levels below the hovered one next to them. */
export function MegaPanel({ categories, lower, menu }: MegaPanelProps) {
  const [activeId, setActiveId] = useState(categories[0]?.id);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys for the links inside */}
      <ul className="content-width relative min-h-96 py-4" onKeyDown={moveInTree}>
        {categories.map((category) => (
          <li key={category.id} className="w-72" onPointerEnter={() => setActiveId(category.id)}>
            <Link
              data-top=""
              to={href("/category/:slug", { slug: category.slug })}
              prefetch="intent"
              onFocus={() => setActiveId(category.id)}
              className={`flex min-h-10 items-center gap-3 rounded-field px-3 text-sm ${category.id === activeId ? "bg-primary-soft font-semibold text-primary-text" : "hover:bg-sunken"}`}
            >
              {category.image && (
                <Picture
                  file={category.image}
                  alt=""
                  sizes="28px"
                  width={28}
                  height={28}
                  widest={160}
                  className="size-7 rounded-full"
                />
              )}
              <span className="flex-1">{category.name}</span>
              <Icon name="chevron-right" className="mirrored size-4 text-muted" />
            </Link>
            {category.id === activeId && (
              <CategoryFlyout
                category={category}
                lower={lower}
                className="absolute start-[20.5rem] end-0 top-0 bottom-0 border-s border-line"
              />
            )}
          </li>
        ))}
      </ul>
      <ul className="content-width flex flex-wrap gap-x-6 border-t border-line py-2">
        <MarketLinks
          menu={menu}
          className="flex min-h-10 items-center text-sm font-semibold hover:text-primary-text hover:underline"
        />
      </ul>
    </>
  );
}
