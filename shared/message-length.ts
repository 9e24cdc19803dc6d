/** The longest message about an order. */
export const MOST_MESSAGE_LETTERS = 2000;
