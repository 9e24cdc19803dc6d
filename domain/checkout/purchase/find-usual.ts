import { findCards } from "#domain/payment/card/find-cards.ts";
import type { PaymentMethod } from "#domain/payment/attempt/payment.ts";
import type { Context } from "../../context.ts";
import type { UsualPayment, UsualPurchase } from "./checkout.ts";
import { getLastPlaced } from "./purchase.repository.ts";

const NOTHING: UsualPurchase = { phone: "", delivery: {}, pickup: {}, method: null };

/** The choices of a customer's last purchase, to preselect at checkout. */
export async function findUsual(ctx: Context): Promise<UsualPurchase> {
  const { customerId } = ctx.visitor;
  return (customerId === null ? null : await getLastPlaced(ctx, customerId)) ?? NOTHING;
}

/** Cards that can pay for this purchase, and the usual payment method, if available. */
export async function findUsualPayment(
  ctx: Context,
  usual: UsualPurchase,
  methods: readonly PaymentMethod[],
): Promise<UsualPayment> {
  const now = ctx.now();
  const month = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const cards = (await findCards(ctx)).filter(
    ({ provider, expiryYear, expiryMonth }) =>
      expiryYear * 12 + expiryMonth >= month && methods.some(({ code }) => code === provider),
  );
  const method = methods.find(({ code }) => code === usual.method)?.code ?? null;
  const card = cards.find(({ provider }) => method === null || provider === method) ?? null;
  return { cards, cardId: card?.id ?? null, method: card?.provider ?? method };
}
