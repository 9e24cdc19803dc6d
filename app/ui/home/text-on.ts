/** Whether dark or light text is easier to read on a colour such as `#0b6360`. */
export function textOn(hex: string): "dark" | "light" {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return (luminance + 0.05) / (DARK_LUMINANCE + 0.05) >= 1.05 / (luminance + 0.05) ? "dark" : "light";
}

/** Of our ink, `#1c1a17`. */
const DARK_LUMINANCE = 0.0103;

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
