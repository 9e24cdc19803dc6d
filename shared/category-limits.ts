/** How deep the tree of categories may be. */
export const MAX_CATEGORY_DEPTH = 5;
