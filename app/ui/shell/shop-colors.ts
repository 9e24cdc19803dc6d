export type ColorName = "primary" | "menuBackground" | "menuText";

/** The chosen colors; the others are derived. */
export type ShopColors = Partial<Record<ColorName, string>>;

/** The storage key of each color, and its CSS variable; the inline script has the same list. */
export const COLOR_PLACES: Record<ColorName, { kept: string; variable: string }> = {
  primary: { kept: "primary_color", variable: "--primary" },
  menuBackground: { kept: "menu_background", variable: "--menu-background" },
  menuText: { kept: "menu_text", variable: "--menu-text" },
};

export const COLOR_NAMES = Object.keys(COLOR_PLACES) as ColorName[];

export const PRIMARY = "#0b6360";

/** The first one is the shop's own palette, without any chosen color. */
export const PALETTES: readonly { name: string; colors: ShopColors }[] = [
  { name: "Teal", colors: {} },
  { name: "Ocean", colors: { primary: "#0a66a8", menuBackground: "#0a3554", menuText: "#eaf5fd" } },
  { name: "Indigo", colors: { primary: "#4150c4", menuBackground: "#1f2552", menuText: "#ffffff" } },
  { name: "Plum", colors: { primary: "#7a2f6d", menuBackground: "#2d1a2b", menuText: "#f9ecf6" } },
  { name: "Rose", colors: { primary: "#b8336a", menuBackground: "#fbe9f0", menuText: "#5c1433" } },
  { name: "Brick", colors: { primary: "#a63d2f", menuBackground: "#faf1e6", menuText: "#4a1c13" } },
  { name: "Saffron", colors: { primary: "#e3a008", menuBackground: "#3a2c05", menuText: "#fff3d1" } },
  { name: "Forest", colors: { primary: "#2f6b3a", menuBackground: "#1d3b24", menuText: "#eef7ef" } },
  { name: "Charcoal", colors: { primary: "#3a3733", menuBackground: "#1a1816", menuText: "#f4efe7" } },
];

export function isColor(text: string | null): text is string {
  return text !== null && /^#[0-9a-f]{6}$/i.test(text);
}
