import * as z from "zod";
import { MAX_MESSAGE_LETTERS } from "#shared/message-choices.ts";
import { keyInput } from "#domain/orders/order/order.input.ts";
import { lineInput, textInput } from "../../text.input.ts";

export const messageText = textInput(MAX_MESSAGE_LETTERS, 1);

export const messagesParameter = z.object({ code: lineInput(40) });
export const messagesQuery = z.object({ key: keyInput.optional() });
export const writeMessageInput = z.object({ text: messageText });
export const writeOwnMessageInput = z.object({ code: lineInput(40), text: messageText, key: keyInput.optional() });
export const readMessagesInput = z.object({ key: keyInput.optional() });
