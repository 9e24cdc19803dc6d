import type { InvalidFields, Failure } from "#shared/failures.ts";
import type { MenuPlace } from "#shared/menu-place.ts";
import type { StaffFailure } from "../permission/permission.ts";

export const MENUS_TAG = "menus";

export const MENU_NAMES = ["header", "footer"] as const;
export type MenuName = (typeof MENU_NAMES)[number];

/** Where an entry leads. */
export type MenuTarget =
  | { kind: "heading" }
  | { kind: "place"; place: MenuPlace }
  | { kind: "category" | "page"; id: number }
  | { kind: "address"; address: string };

/** An entry as the operator edits it; an empty label is its target's name. */
export type MenuEntry = {
  label: string;
  target: MenuTarget;
  translations: { languageCode: string; label: string }[];
};

export type MenuForm = (MenuEntry & { children: MenuEntry[] })[];

export type SaveMenuFailure = StaffFailure | Failure<"changed_meanwhile"> | InvalidFields;
