/** What other scripts of the page may read from it, by id. */
export function HiddenInputs({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([id, value]) => <input key={id} type="hidden" id={id} value={value} readOnly />);
}
