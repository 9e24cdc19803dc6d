import type { CartChange } from "#domain/cart/cart/cart.ts";
import { mergeCarts } from "#domain/cart/cart/merge-carts.ts";
import { mergeCompared } from "#domain/cart/compare/merge-compared.ts";
import { rememberReferral } from "#domain/accounts/affiliate/record-click.ts";
import { claimOrders } from "#domain/orders/order/claim-orders.ts";
import { bindSession } from "#domain/customers/session/bind-session.ts";
import { mergeViewedProducts } from "#domain/customers/visitor/merge-viewed-products.ts";
import { mergeWishlists } from "#domain/cart/wishlist/merge-wishlists.ts";
import type { CustomerView } from "#domain/customers/customer/customer.ts";
import { lockCustomer, rememberLanguage } from "#domain/customers/customer/customer.repository.ts";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { withTransaction, type Context } from "../../context.ts";
import { recordDevice } from "./record-device.ts";

/** The context after sign-in, the new session token, and what did not fit from the guest's cart. */
export type Entered = {
  ctx: Context;
  token: string;
  /** Whether the session outlives the browser. */
  isKept: boolean;
  user: CustomerView;
  changes: CartChange[];
};

/** Rechecks the proof of identity while the account's sign-in methods are locked. */
export type StillHolds = (inside: Context) => Promise<boolean>;

/** Signs in: renews the session's token and moves the guest's data to the customer. */
export async function enterAsCustomer(ctx: Context, customerId: number, isKept = false): Promise<Entered> {
  const entered = await enterWhere(ctx, customerId, isKept, () => Promise.resolve(true));
  if (!entered) throw new Error(`Customer ${customerId} is gone`);
  return entered;
}

/**
 * The same if `stillHolds`, otherwise null: the proof may expire meanwhile, as comparing a password takes time. Without
 * this check, a pending sign-in with the old password would survive a password change.
 */
export async function enterWhere(
  ctx: Context,
  customerId: number,
  isKept: boolean,
  stillHolds: StillHolds,
): Promise<Entered | null> {
  const guestSessionId = ctx.visitor.customerId === null ? ctx.visitor.sessionId : null;
  const bound = await withTransaction(ctx, async (inside) => {
    if (!(await lockCustomer(inside, customerId)) || !(await stillHolds(inside))) return null;
    const changes = guestSessionId === null ? [] : await mergeCarts(inside, guestSessionId, customerId);
    if (guestSessionId !== null) await mergeLists(inside, guestSessionId, customerId);
    await claimOrders(inside, customerId);
    await rememberLanguage(inside, customerId);
    await recordDevice(inside, customerId);
    await rememberReferral(inside, customerId);
    return { ...(await bindSession(inside, customerId, isKept)), changes };
  });
  if (!bound) return null;
  const entered = { ...ctx, visitor: bound.visitor };
  const user = await getCustomer(entered);
  if (!user) throw new Error(`Customer ${customerId} is gone`);
  return { ctx: entered, token: bound.token, isKept, user, changes: bound.changes };
}

async function mergeLists(ctx: Context, sessionId: number, customerId: number): Promise<void> {
  await mergeViewedProducts(ctx, sessionId, customerId);
  await mergeWishlists(ctx, sessionId, customerId);
  await mergeCompared(ctx, sessionId, customerId);
}
