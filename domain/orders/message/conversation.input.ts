import * as z from "zod";
import { formIdInput } from "#domain/id.input.ts";
import { INBOX_STATES, MESSAGE_REPORT_REASONS } from "#shared/message-choices.ts";
import { pageInput } from "#domain/discovery/listing/listing.input.ts";
import { textInput } from "../../text.input.ts";
import { messageText } from "./order-message.input.ts";

const MAX_REPORT = 1_000;

export const inboxQuery = z.object({
  state: z.enum(INBOX_STATES).default("all"),
  page: pageInput,
});
export const askShopInput = z.object({
  shop_id: formIdInput,
  product_id: formIdInput.nullable().default(null),
  text: messageText,
});
export const conversationMessageInput = z.object({ text: messageText });
export const blockInput = z.object({ is_blocked: z.boolean() });
export const conversationReportInput = z.object({
  reason: z.enum(MESSAGE_REPORT_REASONS),
  text: textInput(MAX_REPORT).default(""),
});

export type AskShopInput = z.infer<typeof askShopInput>;
export type ConversationReportInput = z.infer<typeof conversationReportInput>;
