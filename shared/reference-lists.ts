/** The lists that products refer to, as files. The file of attributes has their values too. */
export const REFERENCE_LISTS = ["brands", "colors", "attributes", "categories", "tags", "units"] as const;
export type ReferenceList = (typeof REFERENCE_LISTS)[number];
