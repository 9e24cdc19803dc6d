import * as z from "zod";
import { CONTACT_TOPICS } from "#shared/contact-choices.ts";
import { emailInput, lineInput, textInput } from "../../text.input.ts";

const MAX_TEXT = 5_000;

export const contactInput = z.object({
  name: lineInput(100),
  email: emailInput,
  topic: z.enum(CONTACT_TOPICS).default("other"),
  order_code: lineInput(40, 0).default(""),
  message: textInput(MAX_TEXT, 1),
  /** Hidden from people: only bots fill it in. */
  website: z.string().max(2_000).default(""),
});

export type ContactInput = z.infer<typeof contactInput>;
