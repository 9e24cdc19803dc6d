import * as z from "zod";
import { isNegative, isZero, subtractMoney, type Money } from "#shared/money.ts";
import type { ProviderDispute } from "#domain/payment/provider/payment-provider.ts";
import { fromPaypalAmount } from "./paypal-amount.ts";
import type { PaypalClient } from "./paypal-client.ts";

const disputeSchema = z.object({
  dispute_id: z.string(),
  status: z.string(),
  dispute_amount: z.object({ currency_code: z.string(), value: z.string() }),
  dispute_life_cycle_stage: z.string().optional(),
  dispute_outcome: z
    .object({
      outcome_code: z.string().optional(),
      amount_refunded: z.object({ currency_code: z.string(), value: z.string() }).optional(),
    })
    .optional(),
});

const LOST = new Set(["RESOLVED_BUYER_FAVOUR", "ACCEPTED"]);

/**
 * All disputes of a capture. An inquiry of the buyer holds no money. If it ends in their favor, it has taken what was
 * refunded beyond `refunded`, the shop's own refunds: those end inquiries as well.
 */
export async function findPaypalDisputes(
  client: PaypalClient,
  capture: string,
  refunded: Money | null,
): Promise<ProviderDispute[]> {
  const { items } = await client.call(
    { method: "GET", path: `/v1/customer/disputes?disputed_transaction_id=${encodeURIComponent(capture)}` },
    z.object({ items: z.array(z.object({ dispute_id: z.string() })).default([]) }),
  );
  const disputes: ProviderDispute[] = [];
  for (const { dispute_id: id } of items) {
    const path = `/v1/customer/disputes/${encodeURIComponent(id)}`;
    const dispute = await client.call({ method: "GET", path }, disputeSchema);
    const status = statusOf(dispute);
    if (dispute.dispute_life_cycle_stage !== "INQUIRY") {
      disputes.push({ reference: id, amount: fromPaypalAmount(dispute.dispute_amount), status });
      continue;
    }
    if (status !== "lost") continue;
    const refundedInTotal = fromPaypalAmount(dispute.dispute_outcome?.amount_refunded ?? dispute.dispute_amount);
    const amount = refunded ? subtractMoney(refundedInTotal, refunded) : refundedInTotal;
    if (!isZero(amount) && !isNegative(amount)) disputes.push({ reference: id, amount, status });
  }
  return disputes;
}

function statusOf({ status, dispute_outcome: outcome }: z.output<typeof disputeSchema>): ProviderDispute["status"] {
  if (status !== "RESOLVED") return "open";
  return LOST.has(outcome?.outcome_code ?? "") ? "lost" : "won";
}
