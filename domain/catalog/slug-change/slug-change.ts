/** What has an address of its own that can change. */
export type SlugSubject = "product" | "category" | "brand" | "shop" | "campaign" | "page";

/** Where something that is not found under its address went. `categorySlug`: where others like it are. */
export type MovedAddress = { kind: "moved"; slug: string } | { kind: "gone"; categorySlug: string | null };
