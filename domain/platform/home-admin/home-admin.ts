import type { InvalidFields, Failure } from "#shared/failures.ts";
import type { HomeComponentKind, HomeDevice, HomeSchedule } from "../home/home.ts";
import type { StaffFailure } from "../permission/permission.ts";

/** A section as the operator arranges it; hidden ones too. */
export type HomeSectionForm = HomeSchedule & {
  id: number;
  kind: HomeComponentKind;
  isActive: boolean;
  categoryId: number | null;
  bannerIds: number[];
  /** How long a slide stays; null: the usual time. */
  seconds: number | null;
  /** Empty: all. */
  languages: string[];
  countries: string[];
  device: HomeDevice | null;
};

/** The home page as it was saved once. */
export type HomeVersion = { id: number; sectionsCount: number; savedBy: string; createdAt: string };

/** Something of the shop that a slide, a banner or a button can lead to. */
export type ShopLink = {
  kind: "product" | "category" | "brand" | "shop" | "page" | "search";
  name: string;
  address: string;
};

export type SlideTexts = { title: string; text: string; button: string };

/** Images with words in them; empty: those of the slide. */
export type SlideImages = { image: string; phoneImage: string };

/** A slide of the slider, or a banner, which has no button. */
export type SlideForm = SlideTexts &
  SlideImages &
  HomeSchedule & {
    id: number;
    backdrop: string;
    link: string;
    isActive: boolean;
    translations: (SlideTexts & SlideImages & { languageCode: string })[];
  };

export type SlideCollection = "sliders" | "banners";

export type SaveHomeFailure = StaffFailure | Failure<"changed_meanwhile"> | InvalidFields;
