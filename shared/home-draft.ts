/** The length of an arrangement of the home page in the address of its preview. */
export const MAX_HOME_DRAFT = 9_000;
