/** Values that other scripts on the page may read by id. */
export function HiddenInputs({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([id, value]) => <input key={id} type="hidden" id={id} value={value} readOnly />);
}
