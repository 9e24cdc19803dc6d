import { withTransaction, type Context } from "../../context.ts";
import { getProviderCustomer, writeCards } from "./card.repository.ts";

/** Syncs a customer's saved cards from the provider after a payment, since they are added and removed there. */
export async function keepCards(
  ctx: Context,
  { cards }: Context["providers"][number],
  customerId: number | null,
): Promise<void> {
  if (!cards || customerId === null) return;
  const reference = await getProviderCustomer(ctx, customerId, cards.vault);
  if (reference === null) return;
  try {
    const kept = await cards.findCards(reference);
    await withTransaction(ctx, (inside) => writeCards(inside, { customerId, vault: cards.vault }, kept));
  } catch (error) {
    ctx.log.warn({ err: error, customerId }, "cards could not be looked up");
  }
}
