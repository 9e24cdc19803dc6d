import type { ReactNode } from "react";
import { Link, href } from "react-router";
import type { MenuLink } from "#shared/menu-place.ts";
import { Drawer } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import type { LowerCategories, TopCategory } from "./category-bar.tsx";
import { MarketLinks } from "./market-links.tsx";

type MenuDrawerProps = {
  isOpen: boolean;
  categories: readonly TopCategory[];
  lower: LowerCategories;
  menu: readonly MenuLink[];
  account: ReactNode;
  settings: ReactNode;
  onClose: () => void;
};

/** The sidebar on a phone: categories, account, language, currency, country. */
export function MenuDrawer({ isOpen, categories, lower, menu, account, settings, onClose }: MenuDrawerProps) {
  const { t } = usePage();
  return (
    <Drawer isOpen={isOpen} side="start" title={t("Menu")} onClose={onClose}>
      <nav aria-label={t("Categories")} className="p-3">
        <ul className="flex flex-wrap gap-2 px-2 pb-3">
          <MarketLinks
            menu={menu}
            className="flex min-h-10 items-center rounded-full border border-line px-3.5 text-sm font-medium hover:border-line-strong"
          />
        </ul>
        <ul>
          {categories.map((category) => (
            <li key={category.id}>
              <Group category={category} lower={lower} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-t border-line p-3">{account}</div>
      <div className="space-y-4 border-t border-line p-5">{settings}</div>
    </Drawer>
  );
}

function Group({ category: { id, slug, name, image }, lower }: { category: TopCategory; lower: LowerCategories }) {
  const { t } = usePage();
  return (
    <details name="menu" className="group">
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-field px-2 font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <Picture file={image} alt="" sizes="36px" width={36} height={36} className="size-9 rounded-full" />
        <span className="flex-1">{name}</span>
        <Icon name="chevron-down" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="ms-6 border-s border-line ps-4 pb-2">
        <li>
          <Link
            to={href("/category/:slug", { slug })}
            className="flex min-h-11 items-center font-medium text-primary-text"
          >
            {t("All {name}", { name })}
          </Link>
        </li>
        {lower?.[id]?.map((child) => (
          <li key={child.id}>
            <Link to={href("/category/:slug", { slug: child.slug })} className="flex min-h-11 items-center">
              {child.name}
            </Link>
            {child.children.length > 0 && (
              <ul className="flex flex-wrap gap-2 pb-2">
                {child.children.map((grandchild) => (
                  <li key={grandchild.id}>
                    <Link
                      to={href("/category/:slug", { slug: grandchild.slug })}
                      className="flex min-h-8 items-center rounded-full border border-line px-3 text-sm text-muted"
                    >
                      {grandchild.name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
