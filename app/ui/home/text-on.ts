import { contrastOf } from "#shared/luminance.ts";

const INK = "#1c1a17";

/** Whether dark or light text is easier to read on a color such as `#0b6360`. */
export function textOn(hex: string): "dark" | "light" {
  return contrastOf(hex, INK) >= contrastOf(hex, "#ffffff") ? "dark" : "light";
}
