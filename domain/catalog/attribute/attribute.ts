/** A property in which variants differ, such as the size, and its possible values. */
export type Attribute = { id: number; name: string; values: { id: number; name: string }[] };

export const ATTRIBUTES_TAG = "attributes";

/** Groups selected values by attribute: one of each group has to match. Unknown ids are ignored. */
export function groupByAttribute(attributes: readonly Attribute[], valueIds: readonly number[]): Map<number, number[]> {
  const chosen = new Set(valueIds);
  const groups = new Map<number, number[]>();
  for (const { id, values } of attributes) {
    const ids = values.filter((value) => chosen.has(value.id)).map((value) => value.id);
    if (ids.length > 0) groups.set(id, ids);
  }
  return groups;
}
