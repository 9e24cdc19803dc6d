/** What waits for a hand at a desk, as its frame shows it on every screen. */
export type DeskCounter = { kind: "orders" | "inbox"; count: number };
