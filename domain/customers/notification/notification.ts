export type MessageType = "success" | "error" | "warning" | "info";

/** A notification to a customer. `link`: a path of the shop. */
export type NotificationView = {
  id: number;
  title: string;
  message: string;
  messageType: MessageType;
  link: string | null;
  isSeen: boolean;
  createdAt: string;
};

/** `hasMore`: there are more older ones, or with `after` newer ones. */
export type Notifications = { notifications: NotificationView[]; unreadCount: number; hasMore: boolean };
