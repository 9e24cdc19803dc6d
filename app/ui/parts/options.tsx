import type { Translate } from "#shared/translate.ts";
import { usePage } from "./page.tsx";

type Thing = { code: string; id?: never; name: string } | { id: number; code?: never; name: string };

/** The options of a choice between things, by their code or number. */
export function Options({ of: things }: { of: readonly Thing[] }) {
  return things.map(({ code, id, name }) => (
    <option key={code ?? id} value={code ?? id}>
      {name}
    </option>
  ));
}

type NamedOptionsProps<Value extends string> = {
  values: readonly Value[];
  nameOf: (value: Value, t: Translate) => string;
};

/** The options of a choice between fixed values. */
export function NamedOptions<Value extends string>({ values, nameOf }: NamedOptionsProps<Value>) {
  const { t } = usePage();
  return values.map((value) => (
    <option key={value} value={value}>
      {nameOf(value, t)}
    </option>
  ));
}
