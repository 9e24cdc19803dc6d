import arabic from "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url";
import heading from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url";
import text from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import devanagari from "@fontsource/poppins/files/poppins-devanagari-400-normal.woff2?url";
import boldDevanagari from "@fontsource/poppins/files/poppins-devanagari-600-normal.woff2?url";

const FONTS: Readonly<Record<string, readonly string[]>> = {
  Arab: [text, arabic],
  Deva: [text, devanagari, boldDevanagari],
};

const fontsOfLanguage = new Map<string, readonly string[]>();

/** The font files for a language, by its script. */
export function fontsOf(languageCode: string): readonly string[] {
  const known = fontsOfLanguage.get(languageCode);
  if (known) return known;
  const fonts = FONTS[new Intl.Locale(languageCode).maximize().script ?? ""] ?? [text, heading];
  fontsOfLanguage.set(languageCode, fonts);
  return fonts;
}
