/** What a shop needs before it opens, in the order of the checklist. */
export const OPENING_STEPS = [
  "name",
  "logo",
  "contact",
  "legal",
  "tax",
  "delivery",
  "payment",
  "products",
  "home",
] as const;

export type OpeningStep = (typeof OPENING_STEPS)[number];

export type Opening = { steps: { step: OpeningStep; isDone: boolean }[] };
