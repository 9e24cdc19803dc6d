import * as z from "zod";
import { SUBSCRIBER_LIST } from "#shared/list/content-lists.ts";
import { emailInput, lineInput } from "../../text.input.ts";
import { listInput } from "../list/list.input.ts";

const MAX_BODY = 50_000;
const MAX_CSV = 900_000;

export const subscribersQuery = listInput(SUBSCRIBER_LIST);

export const letterInput = z.object({
  subject: lineInput(150),
  /** HTML; whatever a mail cannot show is removed. */
  body: z
    .string()
    .min(1)
    .max(MAX_BODY)
    .refine((text) => !text.includes("\0") && text.isWellFormed(), "This value isn't valid."),
  language_code: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)
    .nullable()
    .default(null),
  audience: z.enum(["everyone", "customers", "others"]).default("everyone"),
});

export type LetterInput = z.infer<typeof letterInput>;

export const testLetterInput = z.object({ email: emailInput });

export const importSubscribersInput = z.object({
  /** A line per subscriber: the address, and a language after a comma or semicolon. */
  csv: z.string().min(1).max(MAX_CSV),
  /** The source of these people's consent. */
  consent: lineInput(300, 10),
});
