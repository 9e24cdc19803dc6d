export type MessageType = "success" | "error" | "warning" | "info";

/** What a customer was told. `link`: a path of the shop. */
export type NotificationView = {
  id: number;
  title: string;
  message: string;
  messageType: MessageType;
  link: string | null;
  isSeen: boolean;
  createdAt: string;
};

/** `hasMore`: older ones, or with `after` newer ones, that did not fit. */
export type Notifications = { notifications: NotificationView[]; unreadCount: number; hasMore: boolean };
