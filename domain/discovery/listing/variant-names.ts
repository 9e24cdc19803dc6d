import { ATTRIBUTES_TAG } from "../../catalog/attribute/attribute.ts";
import { COLORS_TAG } from "../../catalog/color/color.ts";
import type { Context } from "../../context.ts";
import { foldedWordsOf } from "./search-words.ts";
import { findVariantNameRows, type VariantName } from "./search-words.repository.ts";
import { agreeingForms } from "./word-forms.ts";

/** The names of colors and attribute values in all languages, normalized, and the inflected forms of color names. */
export type VariantNames = {
  names: readonly { kind: VariantName["kind"]; id: number; words: readonly string[] }[];
  inflectedForms: ReadonlyMap<string, readonly string[]>;
};

export function findVariantNames(ctx: Context): Promise<VariantNames> {
  return ctx.cache.get("variant-names", [COLORS_TAG, ATTRIBUTES_TAG], async () => {
    const rows = await findVariantNameRows(ctx);
    const names = rows.map(({ kind, id, name }) => ({ kind, id, words: foldedWordsOf(name) }));
    const words = names.filter(({ kind }) => kind === "color").flatMap((color) => color.words);
    const groups = [...new Set(words)].map(agreeingForms).filter((forms) => forms.length > 1);
    return {
      names: names.filter((name) => name.words.length > 0),
      inflectedForms: new Map(groups.flatMap((forms) => forms.map((form) => [form, forms] as const))),
    };
  });
}

/**
 * The colors and values whose words are all in the search, except as part of a longer matching name: "navy blue" is not
 * blue.
 */
export function namedChoices(
  { names }: VariantNames,
  searched: ReadonlySet<string>,
): { colors: number[]; values: number[] } {
  const found = names.filter(({ words }) => words.every((word) => searched.has(word)));
  const whole = found.filter(
    ({ kind, words }) =>
      !found.some(
        (other) =>
          other.kind === kind && other.words.length > words.length && words.every((word) => other.words.includes(word)),
      ),
  );
  const idsOf = (wanted: VariantName["kind"]) => [
    ...new Set(whole.filter(({ kind }) => kind === wanted).map(({ id }) => id)),
  ];
  return { colors: idsOf("color"), values: idsOf("value") };
}
