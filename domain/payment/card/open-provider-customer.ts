import type { Context } from "../../context.ts";
import { getEmailOf, getProviderCustomer, insertProviderCustomer } from "./card.repository.ts";

/** The provider's id of the visitor, created on first use; null for a guest, or if it cannot be created now. */
export async function openProviderCustomer(
  ctx: Context,
  { cards }: Context["providers"][number],
): Promise<string | null> {
  const { customerId } = ctx.visitor;
  if (customerId === null || !cards) return null;
  const known = await getProviderCustomer(ctx, customerId, cards.vault);
  if (known !== null) return known;
  const email = await getEmailOf(ctx, customerId);
  if (!email) return null;
  try {
    const { reference } = await cards.openCustomer({
      customerKey: ctx.hashToken(`provider-customer:${customerId}`),
      email,
    });
    await insertProviderCustomer(ctx, { customerId, vault: cards.vault, reference });
    return reference;
  } catch (error) {
    // Paying is more important than saving a card.
    ctx.log.warn({ err: error, customerId }, "a provider made no customer");
    return null;
  }
}
