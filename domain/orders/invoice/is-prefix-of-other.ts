import type { Context } from "../../context.ts";
import { hasCreditNoteWith, hasInvoiceWith } from "./invoice.repository.ts";

/** Whether numbers of the other kind of document were given with the prefix: one number never names both. */
export function isPrefixOfOther(ctx: Context, kind: "invoice" | "credit_note", prefix: string): Promise<boolean> {
  return kind === "invoice" ? hasCreditNoteWith(ctx, prefix) : hasInvoiceWith(ctx, prefix);
}
