import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { documentNumber } from "#domain/orders/invoice/invoice.ts";
import type { Context } from "../../context.ts";
import type { CreditNoteLink } from "./invoice-view.ts";
import { findCreditNoteLinks } from "./credit-note.repository.ts";

/** The credit notes of an order, oldest first. The caller has checked that the order may be seen. */
export async function findCreditNotes(ctx: Context, orderId: number): Promise<CreditNoteLink[]> {
  const rows = await findCreditNoteLinks(ctx, [orderId]);
  return Promise.all(
    rows.map(async ({ issuedAt, amount, ...issued }) => ({
      number: documentNumber(issued),
      issuedAt: issuedAt.toISOString(),
      total: await showAmount(ctx, amount),
    })),
  );
}
