/** Items that need attention at a desk; its frame shows them on every screen. */
export type DeskCounter = { kind: "orders" | "inbox"; count: number };
