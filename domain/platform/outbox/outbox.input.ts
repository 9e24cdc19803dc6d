import * as z from "zod";
import { MAIL_STATES } from "./outbox.ts";

const MAX_ID = 2_147_483_647;
const chosen = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());
const id = z.coerce.number().pipe(z.int().min(1).max(MAX_ID));

/** Without a state: unsent mails. `q`: the full address of the recipient. */
export const mailsQuery = z.object({
  state: chosen(z.enum(MAIL_STATES)),
  q: chosen(
    z
      .string()
      .trim()
      .toLowerCase()
      .max(254)
      .regex(/^\P{Cc}*$/u),
  ),
  older_than: chosen(id),
});
export const mailParameter = z.object({ id });

export type MailsQuery = z.infer<typeof mailsQuery>;
