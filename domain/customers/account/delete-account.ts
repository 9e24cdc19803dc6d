import { BLOG_TAG } from "#domain/platform/blog/blog.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { deleteCards } from "#domain/payment/card/delete-cards.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { productTag } from "#domain/catalog/product/product.ts";
import { anonymizeQuestions } from "#domain/catalog/question/anonymize-questions.ts";
import { shopReviewsTag } from "#domain/catalog/review/review.ts";
import { findFollowedIds } from "#domain/shops/follower/find-followed-ids.ts";
import { unfollowSeller } from "#domain/shops/follower/unfollow-seller.ts";
import { confirmPassword, type ConfirmPasswordFailure } from "#domain/customers/password/confirm-password.ts";
import type { DeleteAccountInput } from "#domain/customers/customer/customer.input.ts";
import { getCustomerRow, getReader } from "#domain/customers/customer/customer.repository.ts";
import { useCode as spendCode } from "#domain/customers/email/customer-code.repository.ts";
import { deleteSignInMethods } from "#domain/customers/sign-in-method/delete-sign-in-methods.ts";
import { hashCode } from "#domain/customers/email/issue-code.ts";
import { withTransaction, type Context } from "../../context.ts";
import {
  deleteBelongings,
  emptyCustomer,
  emptyPurchases,
  findBlockers,
  findOwnPurchases,
  type Blockers,
} from "./delete-account.repository.ts";

export type DeleteAccountFailure =
  | ConfirmPasswordFailure
  | Failure<"sign_in" | "too_many_tries" | "link_ended">
  | Failure<"orders_open" | "returns_open" | "shop_owned" | "last_operator">;

/**
 * Deletes the account permanently: personal data is removed, orders stay in the books anonymized. Requires the
 * password, or a mailed code if there is none. Returns a guest's context.
 */
export async function deleteAccount(
  ctx: Context,
  input: DeleteAccountInput,
): Promise<Result<Context, DeleteAccountFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  if (input.password !== undefined) {
    const confirmed = await confirmPassword(ctx, input.password);
    if (!confirmed.ok) return confirmed;
  }
  const taken = await consumeRateLimit(ctx, { name: "delete-account", of: String(customerId), max: 10 });
  if (!taken.ok) return taken;
  const ended = await withTransaction(ctx, (inside) => end(inside, customerId, input));
  if (ended !== null) return failure(ended);
  return success({ ...ctx, visitor: { ...ctx.visitor, customerId: null, sessionId: null, sessionKey: null } });
}

async function end(
  ctx: Context,
  customerId: number,
  input: DeleteAccountInput,
): Promise<Exclude<DeleteAccountFailure, { code: "wrong_password" }> | null> {
  const blocker = refusalOf(await findBlockers(ctx, customerId));
  if (blocker) return blocker;
  if (input.password === undefined) {
    const owner = await spendCode(ctx, "delete_account", hashCode(ctx, input.code ?? ""));
    if (owner?.customerId !== customerId) return { code: "link_ended" };
  }
  const [customer, reader] = [await getCustomerRow(ctx, customerId), await getReader(ctx, customerId)];
  if (!customer || !reader) return { code: "sign_in" };
  const verifiedEmail = customer.isEmailVerified ? customer.email : null;
  const files = await emptyPurchases(ctx, await findOwnPurchases(ctx, { customerId, verifiedEmail }));
  for (const shopId of await findFollowedIds(ctx)) await unfollowSeller(ctx, shopId);
  await deleteCards(ctx, customerId);
  const { reviewed, files: proofs } = await deleteBelongings(ctx, {
    customerId,
    email: customer.email,
    verifiedEmail,
  });
  await anonymizeQuestions(ctx, customerId);
  await deleteSignInMethods(ctx, customerId);
  const ofReviews = reviewed.flatMap(({ productId, shopId }) => [productTag(productId), shopReviewsTag(shopId)]);
  // Posts show the names of who commented on them.
  await ctx.cache.purge([...ofReviews, BLOG_TAG]);
  await emptyCustomer(ctx, customerId);
  await writeMail(ctx, {
    idempotencyKey: `account-deleted:${customerId}`,
    template: "account-deleted",
    recipient: customer.email,
    languageCode: reader.languageCode ?? ctx.visitor.language.code,
    data: { name: customer.firstName },
  });
  ctx.afterCommit(async () => {
    if (customer.image) await ctx.files.remove("pictures", customer.image);
    for (const file of [...files, ...proofs]) await ctx.files.remove("private", file);
  });
  return null;
}

function refusalOf({ openOrders, openReturns, shops, isLastOperator }: Blockers) {
  if (openOrders > 0) return { code: "orders_open" as const, values: { count: openOrders } };
  if (openReturns > 0) return { code: "returns_open" as const, values: { count: openReturns } };
  if (shops > 0) return { code: "shop_owned" as const };
  return isLastOperator ? { code: "last_operator" as const } : null;
}

/** Why the signed-in customer's account cannot be deleted now; null if it can. */
export async function getAccountBlocker(
  ctx: Context,
): Promise<Failure<"orders_open" | "returns_open" | "shop_owned" | "last_operator"> | null> {
  const { customerId } = ctx.visitor;
  return customerId === null
    ? null
    : withTransaction(ctx, async (inside) => refusalOf(await findBlockers(inside, customerId)));
}
