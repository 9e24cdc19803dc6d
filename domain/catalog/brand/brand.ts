export type Brand = { id: number; slug: string; name: string; logo: string | null };

export const BRANDS_TAG = "brands";
