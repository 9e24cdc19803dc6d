/** The lists of product terms, as files. The file of attributes has their values too. */
export const REFERENCE_LISTS = [
  "brands",
  "colors",
  "attributes",
  "categories",
  "tags",
  "units",
  "specification-templates",
] as const;
export type ReferenceList = (typeof REFERENCE_LISTS)[number];
