import type { MessageType } from "#domain/customers/notification/notification.ts";

export const AUDIENCES = ["everyone", "buyers", "sellers"] as const;

/** Who gets it: `everyone` is all customers and, on open pages, guests. */
export type Audience = (typeof AUDIENCES)[number];

export type AnnouncementState = "scheduled" | "sent" | "canceled";

export type Announcement = {
  id: number;
  title: string;
  message: string;
  messageType: MessageType;
  link: string | null;
  audience: Audience;
  state: AnnouncementState;
  dueAt: string;
  sentAt: string | null;
  recipients: number;
};
