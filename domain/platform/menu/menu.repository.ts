import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { categories, categoryTranslations } from "#db/schema/category.ts";
import { menuItems, menuItemTranslations } from "#db/schema/menu.ts";
import { pages, pageTranslations } from "#db/schema/page.ts";
import { isPageShown } from "#db/shown-pages.ts";
import { MENU_PLACES, type MenuPlace } from "#shared/menu-place.ts";
import type { Context } from "../../context.ts";
import type { MenuEntry, MenuForm, MenuName, MenuTarget } from "./menu.ts";
import type { MenuEntryInput, MenuInput } from "./menu.input.ts";

type Item = typeof menuItems.$inferSelect;

/** All entries with what they lead to, in the page's language; hidden categories and drafts are left out. */
export async function findShownItems(ctx: Context) {
  const language = ctx.visitor.language.code;
  const rows = await ctx.db
    .select({
      item: menuItems,
      label: sql<string>`coalesce(${menuItemTranslations.label}, nullif(${menuItems.label}, ''),
        ${categoryTranslations.name}, ${categories.name}, ${pageTranslations.title}, ${pages.title}, '')`,
      categorySlug: categories.slug,
      pageSlug: pages.slug,
    })
    .from(menuItems)
    .leftJoin(
      menuItemTranslations,
      and(eq(menuItemTranslations.itemId, menuItems.id), eq(menuItemTranslations.languageCode, language)),
    )
    .leftJoin(categories, and(eq(categories.id, menuItems.categoryId), eq(categories.isHidden, false)))
    .leftJoin(
      categoryTranslations,
      and(eq(categoryTranslations.categoryId, categories.id), eq(categoryTranslations.languageCode, language)),
    )
    .leftJoin(pages, and(eq(pages.id, menuItems.pageId), isPageShown(ctx)))
    .leftJoin(pageTranslations, and(eq(pageTranslations.pageId, pages.id), eq(pageTranslations.languageCode, language)))
    .orderBy(asc(menuItems.position), asc(menuItems.id));
  return rows.filter(
    ({ item, categorySlug, pageSlug }) =>
      (item.categoryId === null || categorySlug !== null) && (item.pageId === null || pageSlug !== null),
  );
}

export async function findMenuRows(ctx: Context, menu: MenuName): Promise<MenuForm> {
  const rows = await ctx.db
    .select()
    .from(menuItems)
    .where(eq(menuItems.menu, menu))
    .orderBy(asc(menuItems.position), asc(menuItems.id));
  const ids = rows.map(({ id }) => id);
  const texts =
    ids.length === 0
      ? []
      : await ctx.db
          .select()
          .from(menuItemTranslations)
          .where(inArray(menuItemTranslations.itemId, ids))
          .orderBy(asc(menuItemTranslations.languageCode));
  const entryOf = (item: Item): MenuEntry => ({
    label: item.label,
    target: targetOf(item),
    translations: texts
      .filter(({ itemId }) => itemId === item.id)
      .map(({ languageCode, label }) => ({ languageCode, label })),
  });
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((item) => ({
      ...entryOf(item),
      children: rows.filter(({ parentId }) => parentId === item.id).map(entryOf),
    }));
}

/** Concurrent saves run one after the other. */
export async function lockMenus(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('menus', 0))`);
}

/** Nothing refers to an entry: the menu is written again. */
export async function replaceMenu(ctx: Context, menu: MenuName, entries: MenuInput["entries"]): Promise<void> {
  await ctx.db.delete(menuItems).where(eq(menuItems.menu, menu));
  for (const [position, { children, ...entry }] of entries.entries()) {
    const parentId = await insertItem(ctx, { menu, parentId: null, position }, entry);
    for (const [below, child] of children.entries()) await insertItem(ctx, { menu, parentId, position: below }, child);
  }
}

async function insertItem(
  ctx: Context,
  place: Pick<Item, "menu" | "parentId" | "position">,
  { label, target, translations }: MenuEntryInput,
): Promise<number> {
  const rows = await ctx.db
    .insert(menuItems)
    .values({
      ...place,
      label,
      place: target.kind === "place" ? target.place : null,
      categoryId: target.kind === "category" ? target.id : null,
      pageId: target.kind === "page" ? target.id : null,
      address: target.kind === "address" ? target.address : null,
    })
    .returning({ id: menuItems.id });
  const itemId = rows[0]!.id;
  const texts = translations
    .filter((each) => each.label !== "")
    .map(({ language_code: languageCode, label: text }) => ({ itemId, languageCode, label: text }));
  if (texts.length > 0) await ctx.db.insert(menuItemTranslations).values(texts);
  return itemId;
}

/** Those of these categories or pages that exist. */
export async function findExistingTargets(
  ctx: Context,
  kind: "category" | "page",
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const table = kind === "category" ? categories : pages;
  const rows = await ctx.db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Pages that a menu can lead to. */
export function findTargetPages(ctx: Context): Promise<{ id: number; name: string }[]> {
  return ctx.db.select({ id: pages.id, name: pages.title }).from(pages).orderBy(asc(pages.position), asc(pages.id));
}

function targetOf({ place, categoryId, pageId, address }: Item): MenuTarget {
  if (place !== null && place in MENU_PLACES) return { kind: "place", place: place as MenuPlace };
  if (categoryId !== null) return { kind: "category", id: categoryId };
  if (pageId !== null) return { kind: "page", id: pageId };
  return address === null ? { kind: "heading" } : { kind: "address", address };
}
