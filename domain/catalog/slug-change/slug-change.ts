/** Things with a slug that can change. */
export type SlugSubject = "product" | "category" | "brand" | "shop" | "campaign" | "page" | "blog";

/** What became of something not found under its slug. `categorySlug`: the category of similar things. */
export type MovedAddress = { kind: "moved"; slug: string } | { kind: "gone"; categorySlug: string | null };
