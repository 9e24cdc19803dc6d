import * as z from "zod";
import { ACTS, SUBJECT_KINDS } from "#domain/platform/audit/audited-action.ts";

const MAX_ID = 2_147_483_647;
const chosen = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());
const id = z.coerce.number().pipe(z.int().min(1).max(MAX_ID));

export const auditQuery = z.object({
  actor: chosen(id),
  action: chosen(z.enum(ACTS)),
  kind: chosen(z.enum(SUBJECT_KINDS)),
  /** An order's code, or the id of a customer or a mail. */
  subject: chosen(
    z
      .string()
      .trim()
      .max(80)
      .regex(/^\P{Cc}*$/u),
  ),
  /** UTC days, both inclusive. */
  from: chosen(z.iso.date()),
  to: chosen(z.iso.date()),
  older_than: chosen(id),
});

export type AuditQuery = z.infer<typeof auditQuery>;
