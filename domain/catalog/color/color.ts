export type Color = { id: number; name: string; hex: string };

export const COLORS_TAG = "colors";
