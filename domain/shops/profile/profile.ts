import type { PostalAddress } from "#domain/customers/address/address.ts";

export type ProfileTranslation = {
  languageCode: string;
  tagline: string;
  city: string;
  story: string;
  policies: string;
};

/** A shop's profile, as it edits it. Days are `YYYY-MM-DD`, UTC. */
export type ShopProfileForm = {
  name: string;
  slug: string;
  tagline: string;
  city: string;
  story: string;
  policies: string;
  openingHours: string;
  holidayFrom: string | null;
  holidayUntil: string | null;
  holidayMessage: string;
  logo: string | null;
  banner: string | null;
  /** Null if it was never entered. */
  imprint: (PostalAddress & { vatNumber: string }) | null;
  translations: ProfileTranslation[];
};

/** `live`: a product of it is listed. */
export type OnboardingStep = "pictures" | "story" | "imprint" | "product" | "live";
