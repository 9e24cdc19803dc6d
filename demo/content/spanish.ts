const FORMS = ["m", "f", "mp", "fp"] as const;

/** Picks the form of each `a/b` or `a/b/c/d` that fits the gender of a noun: masculine, feminine, and both of several. */
export function agreeInSpanish(text: string, gender: string): string {
  const form = Math.max(
    0,
    FORMS.findIndex((each) => each === gender),
  );
  return text.replace(/\p{L}+(?:\/\p{L}+)+/gu, (words) => {
    const forms = words.split("/");
    return forms[form] ?? forms[form % 2] ?? words;
  });
}

/** "de gres" → "Gres": what a thing is made of, said alone. */
export function nameMaterial(phrase: string): string {
  const bare = phrase.replace(/^(de|del|con|en) /, "");
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
