import { withTransaction, type Context } from "../../context.ts";
import { getProviderCustomer, writeCards, writeCardUse } from "./card.repository.ts";

/** Syncs a customer's saved cards from the provider after a payment, since they are added and removed there. */
export async function syncCards(
  ctx: Context,
  { cards }: Context["providers"][number],
  customerId: number | null,
): Promise<void> {
  if (!cards || customerId === null) return;
  const reference = await getProviderCustomer(ctx, customerId, cards.vault);
  if (reference === null) return;
  try {
    const stored = await cards.findCards(reference);
    await withTransaction(ctx, (inside) => writeCards(inside, { customerId, vault: cards.vault }, stored));
  } catch (error) {
    ctx.log.warn({ err: error, customerId }, "cards could not be looked up");
  }
}

/** The last used card is preselected in the next checkout. */
export async function recordCardUse(ctx: Context, id: number): Promise<void> {
  await writeCardUse(ctx, id);
}
