import type { MenuEntry, MenuForm, MenuName, MenuTarget } from "#domain/platform/menu/menu.ts";
import { MENU_PLACES, USUAL_FOOTER, USUAL_HEADER, type MenuPlace } from "#shared/menu-place.ts";
import type { Translate } from "#shared/translate.ts";
import type { MenuChoices } from "./entry-fields.tsx";

export const TARGET_KINDS = ["place", "category", "page", "address", "heading"] as const;

export function targetKindName(kind: MenuTarget["kind"], t: Translate): string {
  const names: Record<MenuTarget["kind"], string> = {
    place: t("A screen of the shop"),
    category: t("A category"),
    page: t("A page"),
    address: t("An address"),
    heading: t("Nothing"),
  };
  return names[kind];
}

/** What an entry is called in the form. */
export function entryName({ label, target }: MenuEntry, { categories, pages }: MenuChoices, t: Translate): string {
  if (label !== "") return label;
  if (target.kind === "place") return MENU_PLACES[target.place].label(t);
  if (target.kind === "address") return target.address;
  if (target.kind === "heading") return t("Heading");
  return (target.kind === "category" ? categories : pages).find(({ id }) => id === target.id)?.name ?? "";
}

const ofPlace = (place: MenuPlace): MenuEntry => ({ label: "", target: { kind: "place", place }, translations: [] });

/** The usual menu as entries, to start from. */
export function usualMenu(menu: MenuName, { pages }: MenuChoices, t: Translate): MenuForm {
  if (menu === "header") return USUAL_HEADER.slice(0, 3).map((place) => ({ ...ofPlace(place), children: [] }));
  const column = (label: string, children: MenuEntry[]) => ({
    label,
    target: { kind: "heading" as const },
    translations: [],
    children,
  });
  return [
    column(t("Shop"), USUAL_FOOTER.shop.map(ofPlace)),
    column(
      t("About us"),
      pages.slice(0, 12).map(({ id }) => ({ label: "", target: { kind: "page", id }, translations: [] })),
    ),
    column(t("Help"), USUAL_FOOTER.help.map(ofPlace)),
  ];
}
