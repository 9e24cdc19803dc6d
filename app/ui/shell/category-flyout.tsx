import { useEffect, useRef } from "react";
import { Link, href } from "react-router";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import type { LowerCategories, TopCategory } from "./category-bar.tsx";

type CategoryFlyoutProps = {
  category: TopCategory;
  lower: LowerCategories;
  className?: string;
  /** Opened by keyboard, which continues in here. */
  isFocusTaken?: boolean;
};

/** The categories below one of the top ones. */
export function CategoryFlyout({ category, lower, className = "", isFocusTaken = false }: CategoryFlyoutProps) {
  const { t } = usePage();
  const box = useRef<HTMLDivElement>(null);
  const { id, slug, name } = category;

  useEffect(() => {
    if (isFocusTaken) box.current?.querySelector("a")?.focus();
  }, [isFocusTaken]);

  return (
    <div ref={box} data-flyout="" className={`overflow-y-auto p-5 ps-8 pe-8 ${className}`}>
      <p className="mb-4 font-heading text-xl font-bold">{name}</p>
      <div className="mb-5 grid grid-cols-3 items-start gap-x-6 gap-y-5 xl:grid-cols-4">
        {lower?.[id]?.map((child) => (
          <div key={child.id}>
            <Link
              to={href("/category/:slug", { slug: child.slug })}
              prefetch="intent"
              className="block min-h-6 text-sm font-semibold hover:text-primary-text hover:underline"
            >
              <Picture
                file={child.image}
                alt=""
                sizes="200px"
                widest={480}
                className="mb-2 aspect-[4/3] w-full rounded-card object-cover"
              />
              {child.name}
            </Link>
            <ul>
              {child.children.map((grandchild) => (
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
        {t("All {name}", { name })}
      </Link>
    </div>
  );
}
