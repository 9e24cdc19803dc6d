/** The unit that a product is sold by: its name as stored with products, and in the page's language. */
export type Unit = { name: string; shownName: string };

export const UNITS_TAG = "units";
