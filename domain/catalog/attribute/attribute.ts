/** A property in which variants differ, such as the size, and its possible values. */
export type Attribute = {
  id: number;
  name: string;
  /** The address of a guide page that helps to choose, if there is one. */
  guide: string | null;
  values: { id: number; name: string }[];
};

export const ATTRIBUTES_TAG = "attributes";
