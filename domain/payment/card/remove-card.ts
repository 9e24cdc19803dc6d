import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Context } from "../../context.ts";
import { findCardProviders } from "./card.ts";
import { deleteCard, findCardRows } from "./card.repository.ts";

export type RemoveCardFailure = Failure<"sign_in" | "not_found" | "payment_unavailable" | "too_many_tries">;

const TRIES_PER_HOUR = 30;

/** Deleted at the provider first: a card not shown here is not stored there either. */
export async function removeCard(ctx: Context, id: number): Promise<Result<null, RemoveCardFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const card = (await findCardRows(ctx, customerId)).find((each) => each.id === id);
  const provider = findCardProviders(ctx).find(({ cards }) => cards.vault === card?.vault);
  if (!card || !provider) return failure({ code: "not_found" });
  const taken = await consumeRateLimit(ctx, {
    name: "remove-card",
    of: String(customerId),
    max: TRIES_PER_HOUR,
    minutes: 60,
  });
  if (!taken.ok) return taken;
  try {
    await provider.cards.deleteCard(card.reference);
  } catch (error) {
    ctx.log.error({ err: error, cardId: id }, "a card could not be deleted");
    return failure({ code: "payment_unavailable" });
  }
  await deleteCard(ctx, customerId, id);
  return success(null);
}
