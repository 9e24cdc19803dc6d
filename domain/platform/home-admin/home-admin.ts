import type { Refusal } from "#shared/failures.ts";
import type { HomeComponentKind, HomeSchedule } from "../home/home.ts";
import type { StaffRefusal } from "../permission/permission.ts";

/** A section as the operator arranges it; hidden ones too. */
export type HomeSectionForm = HomeSchedule & {
  id: number;
  kind: HomeComponentKind;
  isActive: boolean;
  categoryId: number | null;
  bannerIds: number[];
};

export type SlideTexts = { title: string; text: string; button: string };

/** A slide of the slider, or a banner, which has no picture for phones and no button. */
export type SlideForm = SlideTexts & {
  id: number;
  image: string;
  phoneImage: string;
  backdrop: string;
  link: string;
  isActive: boolean;
  translations: (SlideTexts & { languageCode: string })[];
};

export type SlideCollection = "sliders" | "banners";

export type SaveHomeFailure =
  | StaffRefusal
  | Refusal<"changed_meanwhile">
  | { code: "invalid"; errors: Record<string, string[]> };
