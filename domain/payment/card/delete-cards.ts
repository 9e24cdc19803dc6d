import type { Context } from "../../context.ts";
import { findCardProviders } from "./card.ts";
import { findProviderCustomers } from "./card.repository.ts";

/**
 * Deletes the customer and the cards at the providers, once an account is certain to be deleted. Call it before its rows are
 * deleted.
 */
export async function deleteCards(ctx: Context, customerId: number): Promise<void> {
  const known = await findProviderCustomers(ctx, customerId);
  ctx.afterCommit(async () => {
    for (const { vault, reference } of known) {
      const provider = findCardProviders(ctx).find(({ cards }) => cards.vault === vault);
      await provider?.cards
        .deleteCustomer(reference)
        .catch((error: unknown) => ctx.log.error({ err: error, reference }, "a provider's customer was not deleted"));
    }
  });
}
