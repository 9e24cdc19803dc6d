import * as z from "zod";
import { lineInput, textInput } from "../../text.input.ts";
import { AUDIENCES } from "./announcement.ts";

const MAX_ID = 2_147_483_647;

export const announcementInput = z.object({
  title: lineInput(100),
  message: textInput(500, 1),
  message_type: z.enum(["success", "error", "warning", "info"]).default("info"),
  /** A path of the shop. */
  link: z
    .string()
    .trim()
    .max(300)
    .refine(
      (path) => path === "" || /^\/(?![/\\])[\w\-./?=&%+]*$/.test(path),
      "Enter a path of this shop, such as /offer/products.",
    )
    .default(""),
  audience: z.enum(AUDIENCES),
  /** Absent: now. */
  scheduled_at: z.iso.datetime({ offset: true }).nullable().default(null),
});

export const announcementParameter = z.object({ id: z.coerce.number().pipe(z.int().min(1).max(MAX_ID)) });

export type AnnouncementInput = z.infer<typeof announcementInput>;
