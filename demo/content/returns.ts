/** A return of the demo: of whose order, where it stands, and what was said. `whose` shop: another customer's, at the seller's shop. */
export type DemoReturn = {
  whose: "shopper" | "shop";
  status: "requested" | "approved" | "received" | "refunded" | "rejected" | "withdrawn";
  reason: "damaged" | "defective" | "wrong_item" | "not_as_described" | "does_not_fit" | "no_longer_wanted";
  text: string;
  to: "source" | "wallet";
  hasImage: boolean;
  rejection?: string;
};

/** In the order of the orders that they are of, the one that has arrived last first. */
export const DEMO_RETURNS: readonly DemoReturn[] = [
  {
    whose: "shopper",
    status: "approved",
    reason: "damaged",
    text: "One corner is chipped, and there is a crack along the side. The box itself looked fine.",
    to: "source",
    hasImage: true,
  },
  {
    whose: "shopper",
    status: "refunded",
    reason: "no_longer_wanted",
    text: "A lovely thing, but we were given the same one as a gift.",
    to: "source",
    hasImage: false,
  },
  {
    whose: "shopper",
    status: "rejected",
    reason: "not_as_described",
    text: "I thought it would be larger.",
    to: "source",
    hasImage: false,
    rejection: "The size is in the description and in the third picture, and it has been used. I'm sorry.",
  },
  {
    whose: "shopper",
    status: "withdrawn",
    reason: "does_not_fit",
    text: "",
    to: "source",
    hasImage: false,
  },
  {
    whose: "shop",
    status: "requested",
    reason: "wrong_item",
    text: "I ordered the other color. It's still in its box; I can send it back this week.",
    to: "source",
    hasImage: true,
  },
  {
    whose: "shop",
    status: "received",
    reason: "defective",
    text: "After two days the lid no longer closes.",
    to: "source",
    hasImage: false,
  },
  {
    whose: "shop",
    status: "refunded",
    reason: "damaged",
    text: "It came in pieces.",
    to: "source",
    hasImage: true,
  },
];
