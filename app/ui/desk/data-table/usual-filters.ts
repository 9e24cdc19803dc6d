import type { Translate } from "#shared/translate.ts";
import type { TableFilter } from "./table-column.ts";

type Choices = NonNullable<TableFilter["choices"]>;
type WithId = { id: number; name: string };
type WithCode = { code: string; name: string };

/** A filter with a choice for each value. */
export function choiceFilter<Value extends string>(
  t: Translate,
  name: string,
  label: string,
  values: readonly Value[],
  nameOf: (value: Value, t: Translate) => string,
): TableFilter {
  return { name, label, choices: values.map((value) => ({ value, label: nameOf(value, t) })) };
}

/** Choices by their value, in this order. */
export function choicesOf(names: Readonly<Record<string, string>>): Choices {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

export const choicesById = (things: readonly WithId[]): Choices =>
  things.map(({ id, name }) => ({ value: String(id), label: name }));

export const choicesByCode = (things: readonly WithCode[]): Choices =>
  things.map(({ code, name }) => ({ value: code, label: name }));

export const shopFilter = (t: Translate, shops: readonly WithId[]): TableFilter => ({
  name: "shop",
  label: t("Shop"),
  choices: choicesById(shops),
});

export const languageFilter = (t: Translate, languages: readonly WithCode[]): TableFilter => ({
  name: "language",
  label: t("Language"),
  choices: choicesByCode(languages),
});

export const yesOrNo = (t: Translate): Choices => choicesOf({ yes: t("Yes"), no: t("No") });

export const onOrOff = (t: Translate): Choices => choicesOf({ on: t("On"), off: t("Off") });
