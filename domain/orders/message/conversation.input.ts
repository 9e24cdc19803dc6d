import * as z from "zod";
import { INBOX_STATES, MESSAGE_REPORT_REASONS } from "#shared/message-choices.ts";
import { idInput } from "#domain/catalog/product/product.input.ts";
import { pageInput } from "#domain/discovery/listing/listing.input.ts";
import { textInput } from "../../text.input.ts";
import { messageText } from "./order-message.input.ts";

const MAX_ID = 2_147_483_647;
const MAX_REPORT = 1_000;

export const conversationParameter = z.object({ id: z.coerce.number().pipe(z.int().min(1).max(MAX_ID)) });
export const inboxQuery = z.object({
  state: z.enum(INBOX_STATES).default("all"),
  page: pageInput,
});
export const askShopInput = z.object({
  shop_id: idInput,
  product_id: idInput.nullable().default(null),
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
