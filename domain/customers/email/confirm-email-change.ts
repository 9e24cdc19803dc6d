import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { limitOfAddress, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { claimOrders } from "#domain/orders/order/claim-orders.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { getReader } from "#domain/customers/customer/customer.repository.ts";
import { isStillSignedIn } from "#domain/customers/customer/is-still-signed-in.ts";
import { notifySignInMethodChanged } from "#domain/customers/customer/notify-sign-in-method-changed.ts";
import { withTransaction, type Context } from "../../context.ts";
import { voidCodes } from "./customer-code.repository.ts";
import {
  confirmChange,
  endChange,
  findConfirmedChange,
  findOpenChange,
  isGivenUpSince,
  setEmail,
} from "./email-change.repository.ts";
import { undoStart, type EmailChange } from "./email-change.ts";
import { endEarlierSignInMethods } from "./end-earlier-sign-in-methods.ts";
import { hashEmailKey } from "./request-email-change.ts";

export type ConfirmEmailChangeFailure = Failure<"link_ended" | "too_many_tries" | "sign_in" | "link_other_account">;

/**
 * Confirms the new e-mail address, only in a browser signed in to the account: the address may be mistyped and its
 * reader someone else. Opening the link again returns the same result.
 */
export async function confirmEmailChange(
  ctx: Context,
  { code }: { code: string },
): Promise<Result<{ email: string }, ConfirmEmailChangeFailure>> {
  const taken = await consumeRateLimit(ctx, limitOfAddress(ctx, "email-change", ctx.settings.signInTriesPerAddress));
  if (!taken.ok) return taken;
  return withTransaction(ctx, (inside) => confirm(inside, hashEmailKey(ctx, code)));
}

async function confirm(ctx: Context, codeHash: string): Promise<Result<{ email: string }, ConfirmEmailChangeFailure>> {
  const found = (await findOpenChange(ctx, codeHash)) ?? (await findConfirmedChange(ctx, codeHash));
  if (!found) return failure({ code: "link_ended" });
  if (ctx.visitor.customerId === null) return failure({ code: "sign_in" });
  if (ctx.visitor.customerId !== found.customerId) return failure({ code: "link_other_account" });
  if (!(await isStillSignedIn(ctx))) return failure({ code: "sign_in" });
  const change = await confirmChange(ctx, codeHash);
  const email = change ? await take(ctx, change) : await findEarlier(ctx, found);
  return email === null ? failure({ code: "link_ended" }) : success({ email });
}

async function take(ctx: Context, change: EmailChange): Promise<string | null> {
  const { customerId, oldEmail, newEmail } = change;
  const wasVerified = (await getReader(ctx, customerId))?.isEmailVerified ?? false;
  const isReserved = await isGivenUpSince(ctx, newEmail, undoStart(ctx.now()));
  if (isReserved || !(await setEmail(ctx, { customerId, from: oldEmail, to: newEmail }))) {
    await endChange(ctx, change.id);
    return null;
  }
  await voidCodes(ctx, customerId, "verify_email");
  await voidCodes(ctx, customerId, "reset_password");
  if (!wasVerified && (await endEarlierSignInMethods(ctx, customerId)))
    await notifySignInMethodChanged(ctx, customerId, "earlier_ended");
  await claimOrders(ctx, customerId);
  await notifyCustomer(ctx, {
    customerId,
    topic: "security",
    write: (t) => ({
      title: t("Your email address was changed"),
      message: t("You now sign in with {email}, and we'll send our emails there.", { email: newEmail }),
    }),
    messageType: "warning",
    link: "/user/edit-profile",
    idempotencyKey: `email-changed:${change.id}`,
  });
  return newEmail;
}

async function findEarlier(ctx: Context, { customerId, newEmail }: EmailChange): Promise<string | null> {
  const reader = await getReader(ctx, customerId);
  return reader?.email === newEmail ? newEmail : null;
}
