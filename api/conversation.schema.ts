import { z } from "@hono/zod-openapi";
import { MESSAGE_REPORT_REASONS, MESSAGE_REPORT_STATES } from "#shared/message-choices.ts";
import { orderMessageSchema } from "./account/order-message.schema.ts";
import { pagedListSchema, pagedSchema } from "./paged.ts";

const threadSchema = z
  .object({
    order_code: z.string().nullable(),
    conversation_id: z.int().nullable(),
    other_name: z.string(),
    text: z.string(),
    is_own: z.boolean(),
    at: z.string(),
    unread_count: z.int(),
  })
  .openapi("InboxThread");

/** Unread ones first, then the newest. */
export const inboxSchema = z.object({ threads: pagedSchema(threadSchema) });

const conversation = z
  .object({
    id: z.int(),
    shop_name: z.string(),
    shop_slug: z.string().nullable(),
    other_name: z.string(),
    messages: z.array(orderMessageSchema),
    is_blocked: z.boolean(),
    is_closed: z.boolean(),
    is_reported: z.boolean(),
  })
  .openapi("Conversation");

export const conversationSchema = z.object({ conversation });
export const writtenConversationSchema = conversationSchema.extend({ success: z.string() });
export const askedSchema = z.object({ success: z.string(), conversation_id: z.int() });

const reportSchema = z
  .object({
    id: z.int(),
    conversation_id: z.int(),
    side: z.enum(["shopper", "shop"]),
    reason: z.enum(MESSAGE_REPORT_REASONS),
    text: z.string(),
    state: z.enum(MESSAGE_REPORT_STATES),
    created_at: z.string(),
    shop_name: z.string(),
    shopper_name: z.string(),
  })
  .openapi("ConversationReport");

export const reportsSchema = z.object({ reports: pagedListSchema(reportSchema) });
export const reportedSchema = z.object({ report: reportSchema.extend({ messages: z.array(orderMessageSchema) }) });
