import { CATEGORIES_TAG } from "#domain/catalog/category/category.ts";
import { MENU_PLACES, type MenuLink, type MenuPlace } from "#shared/menu-place.ts";
import type { Context } from "../../context.ts";
import { translationOf } from "../language/keywords.ts";
import { PAGES_TAG } from "../page/page.ts";
import { countAppearedPages } from "../page/count-appeared-pages.ts";
import { MENUS_TAG, type MenuName } from "./menu.ts";
import { findShownItems } from "./menu.repository.ts";

/** The menus as the operator arranged them; empty: the default menu. */
export type Menus = Record<MenuName, MenuLink[]>;

type Shown = Awaited<ReturnType<typeof findShownItems>>[number];

/** The menus in the page's language. */
export async function findMenus(ctx: Context): Promise<Menus> {
  const { code } = ctx.visitor.language;
  const appeared = await countAppearedPages(ctx);
  return ctx.cache.get(`menus:${code}:${appeared}`, [MENUS_TAG, PAGES_TAG, CATEGORIES_TAG], async () => {
    const shown = await findShownItems(ctx);
    return { header: linksOf(shown, "header", code), footer: linksOf(shown, "footer", code) };
  });
}

/** A heading without anything below it is left out. */
function linksOf(shown: readonly Shown[], menu: MenuName, language: string): MenuLink[] {
  return shown
    .filter(({ item }) => item.menu === menu && item.parentId === null)
    .map((top) => ({
      ...linkOf(top, language),
      children: shown.filter(({ item }) => item.parentId === top.item.id).map((below) => linkOf(below, language)),
    }))
    .filter(({ to, children }) => to !== null || children.length > 0);
}

function linkOf({ item, label, categorySlug, pageSlug }: Shown, language: string): Omit<MenuLink, "children"> {
  const place = item.place === null ? undefined : MENU_PLACES[item.place as MenuPlace];
  const shown = label || (place?.label(translationOf(language)) ?? item.address ?? "");
  if (place) return { label: shown, to: place.path };
  if (categorySlug !== null) return { label: shown, to: `/category/${categorySlug}` };
  return { label: shown, to: pageSlug === null ? item.address : `/page/${pageSlug}` };
}
