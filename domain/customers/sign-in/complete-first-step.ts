import { type ForeignIdentity, providerName } from "#domain/customers/identity/identity-provider.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { beginChallenge } from "#domain/customers/sign-in-challenge/begin-challenge.ts";
import { lockCustomer } from "#domain/customers/customer/customer.repository.ts";
import { insertIdentity } from "#domain/customers/identity/identity.repository.ts";
import type { SecondStepNeeded } from "#domain/customers/sign-in-challenge/sign-in-challenge.ts";
import { notifySignInMethodChanged } from "#domain/customers/customer/notify-sign-in-method-changed.ts";
import { getTwoStep } from "#domain/customers/two-step/two-step.repository.ts";
import { withTransaction, type Context } from "../../context.ts";
import { enterWhere, type Entered, type StillHolds } from "./enter-as-customer.ts";

type Admission = { isKept: boolean; identity?: ForeignIdentity | null; stillHolds: StillHolds };

/** Signs in a customer after the first step; with two-step sign-in, no session is given before the second one. */
export async function completeFirstStep(
  ctx: Context,
  customerId: number,
  { isKept, identity = null, stillHolds }: Admission,
): Promise<Result<Entered, SecondStepNeeded | Failure<"sign_in_ended">>> {
  if (!(await getTwoStep(ctx, customerId))?.isOn) {
    const entered = await enterConnecting(ctx, customerId, { isKept, identity, stillHolds });
    return entered ? success(entered) : failure({ code: "sign_in_ended" });
  }
  const challengeToken = await withTransaction(ctx, async (inside) =>
    (await lockCustomer(inside, customerId)) && (await stillHolds(inside))
      ? beginChallenge(inside, { awaits: "code", customerId, identity, isKept })
      : null,
  );
  return failure(challengeToken ? { code: "second_step", challengeToken } : { code: "sign_in_ended" });
}

/** Signs in, and connects the identity that the sign-in started with; null if its proof is no longer valid. */
export async function enterConnecting(
  ctx: Context,
  customerId: number,
  { isKept, identity, stillHolds }: Admission,
): Promise<Entered | null> {
  return enterWhere(ctx, customerId, isKept, async (inside) => {
    if (!(await stillHolds(inside))) return false;
    if (identity && (await insertIdentity(inside, customerId, identity)))
      await notifySignInMethodChanged(inside, customerId, "identity_connected", providerName(ctx, identity.provider));
    return true;
  });
}
