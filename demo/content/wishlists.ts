/** The lists of the demo's own people, as they named them (empty: the first one), and the top categories that their wishes come from. */
export const WISHLISTS = [
  { owner: "shopper", name: "", count: 8, tops: ["electronics", "home", "kitchen", "books"], isShared: false },
  { owner: "shopper", name: "Birthday gifts", count: 5, tops: ["toys", "beauty"], isShared: true },
  { owner: "shopper", name: "For the new kitchen", count: 4, tops: ["kitchen"], isShared: false },
  { owner: "seller", name: "", count: 3, tops: ["garden", "pantry"], isShared: false },
] as const;
