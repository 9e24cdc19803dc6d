import { ChevronRight, LayoutGrid } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Link, NavLink, href, useLocation } from "react-router";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

export type CategoryLink = { id: number; slug: string; name: string };
export type TopCategory = CategoryLink & { image: string | null; children: CategoryLink[] };

type CategoryBarProps = {
  categories: readonly TopCategory[];
  /** The third level by the id of the second; null until it is loaded. */
  third: Readonly<Record<number, readonly CategoryLink[]>> | null;
  /** On the first sign that the menu is wanted. */
  onIntent: () => void;
};

/** The bar under the header: all categories in one panel, and the first of them as links. */
export function CategoryBar({ categories, third, onIntent }: CategoryBarProps) {
  const { t } = usePage();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  /** Of the screen that it was opened on: the next one has it closed. */
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === key;

  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: PointerEvent) =>
      event.target instanceof Node && !box.current?.contains(event.target) && setOpenOn(null);
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !isOpen) return;
    setOpenOn(null);
    opener.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape for everything inside
    <div
      ref={box}
      className="relative hidden bg-menu text-menu-text md:block"
      onKeyDown={onKeyDown}
      onBlur={(event) =>
        event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget) && setOpenOn(null)
      }
    >
      <nav aria-label={t("Categories")} className="content-width flex items-stretch gap-1">
        <button
          ref={opener}
          type="button"
          data-act=""
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex min-h-11 shrink-0 items-center gap-2 bg-white/12 px-4 text-sm font-semibold outline-offset-[-4px] hover:bg-white/20 focus-visible:outline-menu-text"
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={() => {
            onIntent();
            setOpenOn(isOpen ? null : key);
          }}
        >
          <LayoutGrid aria-hidden className="size-4" />
          {t("All Categories")}
        </button>
        <ul className="flex h-11 min-w-0 flex-wrap overflow-hidden">
          {categories.map(({ id: categoryId, slug, name }) => (
            <li key={categoryId}>
              <NavLink
                to={href("/category/:slug", { slug })}
                prefetch="intent"
                className="flex h-11 items-center px-3 text-sm whitespace-nowrap outline-offset-[-4px] hover:underline focus-visible:outline-menu-text aria-[current=page]:font-bold"
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div
        id={id}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-30 border-b border-line bg-surface text-ink shadow-lifted"
      >
        {isOpen && <MegaPanel categories={categories} third={third} />}
      </div>
    </div>
  );
}

function MegaPanel({ categories, third }: Pick<CategoryBarProps, "categories" | "third">) {
  const { t } = usePage();
  const [activeId, setActiveId] = useState(categories[0]?.id);
  return (
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
            <ChevronRight aria-hidden className="mirrored size-4 text-muted" />
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
  );
}
