import type { CartChange } from "#domain/cart/cart/cart.ts";
import { mergeCarts } from "#domain/cart/cart/merge-carts.ts";
import { mergeCompared } from "#domain/cart/compare/merge-compared.ts";
import { claimOrders } from "#domain/orders/order/claim-orders.ts";
import { bindSession } from "#domain/customers/session/bind-session.ts";
import { mergeViewedProducts } from "#domain/customers/visitor/merge-viewed-products.ts";
import { mergeWishlists } from "#domain/cart/wishlist/merge-wishlists.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { CustomerView } from "./customer.ts";
import { lockCustomer, rememberLanguage } from "./customer.repository.ts";
import { getCustomer } from "./get-customer.ts";
import { noteDevice } from "./note-device.ts";

/** The context after signing in, the new token for the cookie, and what of the guest's cart did not fit. */
export type Entered = {
  ctx: Context;
  token: string;
  /** Whether the session outlives the browser. */
  isKept: boolean;
  user: CustomerView;
  changes: CartChange[];
};

/** What has let somebody in, asked once more while nobody can change how the account is entered. */
export type StillHolds = (inside: Context) => Promise<boolean>;

/** Signs in: the session gets a new token, and what the guest had gathered becomes the customer's. */
export async function enterAsCustomer(ctx: Context, customerId: number, isKept = false): Promise<Entered> {
  const entered = await enterWhere(ctx, customerId, isKept, () => Promise.resolve(true));
  if (!entered) throw new Error(`Customer ${customerId} is gone`);
  return entered;
}

/**
 * The same for who was let in by something that may have ended meanwhile, such as a password whose comparing takes a while: then
 * null. Without it a sign-in that is under way outlives the new password.
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
    await noteDevice(inside, customerId);
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
