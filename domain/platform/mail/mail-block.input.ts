import * as z from "zod";
import { lineInput, textInput } from "../../text.input.ts";
import { MAIL_PARTS } from "./mail.ts";

const MAX_BLOCKS = 40;
const address = z
  .string()
  .trim()
  .max(300)
  .refine((text) => /^(\/(?!\/)|https:\/\/)[^\s<>"]*$/.test(text), `Start with / or https://`);

/** Half typed. */
const draftBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["heading", "paragraph"]), text: textInput(2_000) }),
  z.object({ kind: z.literal("button"), text: lineInput(60, 0), address: lineInput(300, 0) }),
  z.object({ kind: z.literal("divider") }),
  z.object({ kind: z.enum(MAIL_PARTS) }),
]);

const block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), text: lineInput(200) }),
  z.object({ kind: z.literal("paragraph"), text: textInput(2_000).min(1) }),
  z.object({ kind: z.literal("button"), text: lineInput(60), address }),
  z.object({ kind: z.literal("divider") }),
  z.object({ kind: z.enum(MAIL_PARTS) }),
]);

export const mailBlocks = z.array(block).max(MAX_BLOCKS);

/** Unsaved input, as JSON in base64url. */
export const mailDraft = z
  .string()
  .max(9_000)
  .transform((text, context) => {
    try {
      return JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: "This value isn't valid." });
      return z.NEVER;
    }
  })
  .pipe(z.object({ texts: z.record(z.string(), z.string().max(2_000)), blocks: z.array(draftBlock).max(MAX_BLOCKS) }));
