import { useState } from "react";
import { Link, href } from "react-router";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import type { CategoryLink, TopCategory } from "./category-bar.tsx";
import { MarketLinks } from "./market-links.tsx";

type MegaPanelProps = {
  categories: readonly TopCategory[];
  /** The third level by the id of the second; null until it is loaded. */
  third: Readonly<Record<number, readonly CategoryLink[]>> | null;
};

/** The whole tree of categories: the top ones at the start side, beside them what is below the one that is pointed at. */
export function MegaPanel({ categories, third }: MegaPanelProps) {
  const { t } = usePage();
  const [activeId, setActiveId] = useState(categories[0]?.id);
  return (
    <>
      <ul className="content-width relative min-h-96 py-4">
        {categories.map(({ id, slug, name, image, children }) => (
          <li key={id} className="w-72" onPointerEnter={() => setActiveId(id)}>
            <Link
              to={href("/category/:slug", { slug })}
              prefetch="intent"
              onFocus={() => setActiveId(id)}
              className={`flex min-h-10 items-center gap-3 rounded-field px-3 text-sm ${id === activeId ? "bg-primary-soft font-semibold text-primary-text" : "hover:bg-sunken"}`}
            >
              {image && (
                <Picture file={image} alt="" sizes="28px" width={28} height={28} className="size-7 rounded-full" />
              )}
              <span className="flex-1">{name}</span>
              <Icon name="chevron-right" className="mirrored size-4 text-muted" />
            </Link>
            {id === activeId && (
              <div className="absolute start-[20.5rem] end-0 top-0 bottom-0 overflow-y-auto border-s border-line py-5 ps-8 pe-8">
                <p className="mb-4 font-heading text-xl font-bold">{name}</p>
                <div className="columns-3 gap-8 xl:columns-4">
                  {children.map((child) => (
                    <div key={child.id} className="mb-5 break-inside-avoid">
                      <Link
                        to={href("/category/:slug", { slug: child.slug })}
                        prefetch="intent"
                        className="inline-flex min-h-6 text-sm font-semibold hover:text-primary-text hover:underline"
                      >
                        {child.name}
                      </Link>
                      <ul>
                        {third?.[child.id]?.map((grandchild) => (
                          <li key={grandchild.id}>
                            <Link
                              to={href("/category/:slug", { slug: grandchild.slug })}
                              prefetch="intent"
                              className="inline-flex min-h-7 items-center text-sm text-muted hover:text-primary-text hover:underline"
                            >
                              {grandchild.name}
                            </Link>
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))}
                </div>
                <Link
                  to={href("/category/:slug", { slug })}
                  className="inline-flex min-h-6 text-sm font-semibold text-primary-text hover:underline"
                >
                  {t("All of {name}", { name })}
                </Link>
              </div>
            )}
          </li>
        ))}
      </ul>
      <ul className="content-width flex flex-wrap gap-x-6 border-t border-line py-2">
        <MarketLinks className="flex min-h-10 items-center text-sm font-semibold hover:text-primary-text hover:underline" />
      </ul>
    </>
  );
}
