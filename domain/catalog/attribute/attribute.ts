/** A property in which variants differ, such as the size, and its possible values. */
export type Attribute = { id: number; name: string; values: { id: number; name: string }[] };

export const ATTRIBUTES_TAG = "attributes";
