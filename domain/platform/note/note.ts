/** Staff, or the team of a shop: neither reads the notes of the other. */
export type NoteSide = "operator" | "shop";

/** What a note is about. Customers are known to staff alone. */
export type NoteSubject = { kind: "order"; code: string } | { kind: "product" | "customer"; id: number };

export type Note = { id: number; text: string; writtenBy: string; createdAt: string };
