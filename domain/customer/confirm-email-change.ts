import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { limitOfAddress, takeTry } from "#domain/limit/take-try.ts";
import { claimOrders } from "#domain/order/claim-orders.ts";
import { notifyCustomer } from "#domain/notification/notify-customer.ts";
import { withTransaction, type Context } from "../context.ts";
import { getReader } from "./customer.repository.ts";
import { voidCodes } from "./customer-code.repository.ts";
import { confirmChange, endChange, findConfirmedChange, isGivenUpSince, setEmail } from "./email-change.repository.ts";
import { undoStart } from "./email-change.ts";
import { hashEmailKey } from "./request-email-change.ts";

export type ConfirmEmailChangeFailure = Refusal<"link_ended" | "too_many_tries">;

/** The link to the new address was opened: from now on it is the customer's. Whoever opens it again is told the same. */
export async function confirmEmailChange(
  ctx: Context,
  { code }: { code: string },
): Promise<Result<{ email: string }, ConfirmEmailChangeFailure>> {
  const taken = await takeTry(ctx, limitOfAddress(ctx, "email-change", ctx.settings.signInTriesPerAddress));
  if (!taken.ok) return taken;
  const email = await withTransaction(ctx, (inside) => confirm(inside, hashEmailKey(ctx, code)));
  return email === null ? failure({ code: "link_ended" }) : success({ email });
}

async function confirm(ctx: Context, codeHash: string): Promise<string | null> {
  const change = await confirmChange(ctx, codeHash);
  if (!change) return findEarlier(ctx, codeHash);
  const { customerId, oldEmail, newEmail } = change;
  const isReserved = await isGivenUpSince(ctx, newEmail, undoStart(ctx.now()));
  if (isReserved || !(await setEmail(ctx, { customerId, from: oldEmail, to: newEmail }))) {
    await endChange(ctx, change.id);
    return null;
  }
  await voidCodes(ctx, customerId, "verify_email");
  await voidCodes(ctx, customerId, "reset_password");
  await claimOrders(ctx, customerId);
  await notifyCustomer(ctx, {
    customerId,
    topic: "security",
    write: (t) => ({
      title: t("Your e-mail address was changed"),
      message: t("From now on you sign in with {email}, and our mails go there.", { email: newEmail }),
    }),
    messageType: "warning",
    link: "/user/edit-profile",
    onceKey: `email-changed:${change.id}`,
  });
  return newEmail;
}

async function findEarlier(ctx: Context, codeHash: string): Promise<string | null> {
  const earlier = await findConfirmedChange(ctx, codeHash);
  const reader = earlier ? await getReader(ctx, earlier.customerId) : null;
  return reader && reader.email === earlier?.newEmail ? reader.email : null;
}
