import { showAmount } from "#domain/platform/currency/show-amount.ts";
import type { Failure } from "#shared/failures.ts";
import type { Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { attemptKey } from "./attempt-key.ts";
import type { Attempt, AttemptKind } from "./attempt-kind.ts";
import type { CollectRequest, PaymentProvider } from "./payment-provider.ts";
import { failAttempt } from "./settle-attempt.ts";

type NewAttempt = { id: number; amount: Money; description: string; customerReference?: string | null };

/** Opens the provider's page for a new attempt. Not inside a transaction: it calls the provider. */
export async function startAttempt<Kind extends Attempt>(
  ctx: Context,
  kind: AttemptKind<Kind>,
  provider: PaymentProvider,
  attempt: NewAttempt,
): Promise<Result<{ redirectUrl: string }, Failure<"payment_unavailable">>> {
  try {
    const { reference, redirectUrl } = await provider.start(await describeAttempt(ctx, kind.name, attempt));
    await kind.saveReference(ctx, attempt.id, reference, redirectUrl);
    return success({ redirectUrl });
  } catch (error) {
    ctx.log.error({ err: error, attempt: `${kind.name} ${attempt.id}` }, "a payment could not be started");
    await failAttempt(ctx, kind, attempt.id, "could not be started");
    return failure({ code: "payment_unavailable" });
  }
}

/** The request to a provider to collect the money of an attempt. */
export async function describeAttempt(
  ctx: Context,
  name: AttemptKind["name"],
  { id, amount, description, customerReference = null }: NewAttempt,
): Promise<CollectRequest> {
  const paymentKey = attemptKey(ctx, name, id);
  return {
    paymentKey,
    amount,
    formattedAmount: (await showAmount(ctx, amount)).formatted,
    description,
    languageCode: ctx.visitor.language.code,
    shopName: ctx.settings.shopName,
    returnUrl: `${ctx.shopUrl}/payment/return/${paymentKey}`,
    startedAt: ctx.now(),
    customerReference,
  };
}
