import * as z from "zod";
import { lineInput, textInput } from "../../text.input.ts";
import { AUDIENCES } from "./announcement.ts";

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

export type AnnouncementInput = z.infer<typeof announcementInput>;
