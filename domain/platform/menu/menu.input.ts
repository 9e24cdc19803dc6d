import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { MENU_PLACES, type MenuPlace } from "#shared/menu-place.ts";
import { lineInput } from "../../text.input.ts";
import { MENU_NAMES } from "./menu.ts";

const MAX_ENTRIES = 12;
const PLACES = Object.keys(MENU_PLACES) as [MenuPlace, ...MenuPlace[]];

const target = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading") }),
  z.object({ kind: z.literal("place"), place: z.enum(PLACES) }),
  z.object({ kind: z.literal("category"), id: idInput }),
  z.object({ kind: z.literal("page"), id: idInput }),
  z.object({
    kind: z.literal("address"),
    address: z
      .string()
      .trim()
      .max(300)
      .refine((text) => /^(\/(?!\/)|https:\/\/)[^\s<>"\\]*$/.test(text), "Start with / or https://"),
  }),
]);

const entry = z.object({
  label: lineInput(60, 0).default(""),
  target,
  /** A language without a label uses the default label. */
  translations: z
    .array(
      z.object({ language_code: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/), label: lineInput(60, 0).default("") }),
    )
    .max(50)
    .default([]),
});

export const menuParameter = z.object({ menu: z.enum(MENU_NAMES) });

/** `revision`: of the menu as read; absent: the stored one. No entries: the default menu. */
export const menuInput = z.object({
  revision: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  entries: z.array(entry.extend({ children: z.array(entry).max(MAX_ENTRIES).default([]) })).max(MAX_ENTRIES),
});

export type MenuInput = z.infer<typeof menuInput>;
export type MenuEntryInput = z.infer<typeof entry>;
