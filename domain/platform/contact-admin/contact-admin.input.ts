import * as z from "zod";
import { CONTACT_LIST } from "#shared/list/content-lists.ts";
import { textInput } from "../../text.input.ts";
import { listInput } from "../list/list.input.ts";

const MAX_TEXT = 5_000;

export const adminContactQuery = listInput(CONTACT_LIST);
export const contactReplyInput = z.object({ text: textInput(MAX_TEXT, 1) });

export const contactChangeInput = z.object({
  state: z.enum(["open", "answered", "closed"]).optional(),
  /** Whether the caller answers it, or no one in particular. */
  is_mine: z.boolean().optional(),
});

export type ContactChange = z.infer<typeof contactChangeInput>;
