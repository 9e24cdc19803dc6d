/** The longest message about an order. */
export const MAX_MESSAGE_LETTERS = 2000;
