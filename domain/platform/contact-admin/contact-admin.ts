import type { ContactTopic } from "../contact/contact.ts";

export type ContactState = "open" | "answered" | "closed";

/** A row of the inbox. `assigneeName` is empty while no one has taken it. */
export type ContactRow = {
  id: number;
  name: string;
  email: string;
  topic: ContactTopic;
  orderCode: string;
  text: string;
  state: ContactState;
  assigneeName: string;
  createdAt: string;
};

export type ContactThread = ContactRow & {
  isMine: boolean;
  replies: { id: number; authorName: string; text: string; createdAt: string }[];
};
