export type ThemeColors = { colorPrimary: string; colorMenu: string; colorMenuText: string };

const NONE = "x";
const FILE = /^([0-9a-f]{6}|x)-([0-9a-f]{6}|x)-([0-9a-f]{6}|x)\.css$/;

/** The style sheet of the shop's own colors; its name contains them. Null if the shop has the usual ones. */
export function themeFileOf({ colorPrimary, colorMenu, colorMenuText }: ThemeColors): string | null {
  const colors = [colorPrimary, colorMenu, colorMenuText];
  return colors.every((color) => color === "")
    ? null
    : `${colors.map((color) => color.slice(1) || NONE).join("-")}.css`;
}

/** Its contents; null if that is not a name of one. */
export function readThemeFile(name: string): string | null {
  const [, ...colors] = FILE.exec(name) ?? [];
  if (colors.length === 0) return null;
  const variables = ["--primary", "--menu-background", "--menu-text"];
  const rules = variables.flatMap((variable, index) =>
    colors[index] === NONE ? [] : [`${variable}: #${colors[index]};`],
  );
  return `:root { ${rules.join(" ")} }\n`;
}
