import type { MessageReportReason, MessageReportState } from "#shared/message-choices.ts";
import type { OrderMessage, ReadingSide } from "./order-message.ts";

/** A report of a conversation, for the operator. */
export type ConversationReport = {
  id: number;
  conversationId: number;
  /** Who reported it. */
  side: ReadingSide;
  reason: MessageReportReason;
  text: string;
  state: MessageReportState;
  createdAt: string;
  shopName: string;
  shopperName: string;
};

export type ReportedConversation = ConversationReport & { messages: OrderMessage[] };
