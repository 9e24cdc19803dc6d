import { withTransaction, type Context } from "../../context.ts";
import { documentNumber } from "./invoice.ts";
import { findSellers, insertCreditNote, takeCreditNoteNumber } from "./invoice.repository.ts";

/**
 * Issues a refund's credit note with the shop's next number; one of the last steps of the refund's transaction, since
 * it locks the counter.
 */
export async function issueCreditNote(
  ctx: Context,
  refund: { refundId: number | null; orderId: number; shopId: number },
): Promise<{ id: number; number: string }> {
  return withTransaction(ctx, async (inside) => {
    const sellers = await findSellers(inside, [refund.shopId]);
    const number = await takeCreditNoteNumber(inside, refund.shopId);
    const issued = { prefix: ctx.settings.creditNotePrefix, shopId: refund.shopId, number };
    const seller = sellers.get(refund.shopId) ?? null;
    const id = await insertCreditNote(inside, { ...refund, ...issued, seller });
    return { id, number: documentNumber(issued) };
  });
}
