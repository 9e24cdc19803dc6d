import { inSession } from "#domain/customers/session/begin-session.ts";
import { planSession } from "#domain/customers/session/plan-session.ts";
import { findPriceRules } from "#domain/pricing/price/find-price-rules.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { newLine, type AddToCartFailure } from "./add-to-cart.ts";
import type { CartView } from "./cart.ts";
import type { AddToCartInput } from "./cart.input.ts";
import { insertFirstLine } from "./cart.repository.ts";
import { findOfferedVariants } from "./cart-product.repository.ts";
import { checkQuantity, checkSaleQuantity } from "./check-quantity.ts";
import { chooseVariant } from "./choose-variant.ts";
import { showCart } from "./get-cart.ts";
import { applyRules } from "./price-stored-lines.ts";
import { snapshotPrice } from "./seen-price.ts";

const NOTHING_BOUGHT: ReadonlyMap<number, number> = new Map();

/**
 * Adds units of a variant for a guest without a session: session, cart and line are written in one statement, all or
 * nothing. `token` is for the session cookie.
 */
export async function addAsNewGuest(
  ctx: Context,
  input: AddToCartInput,
): Promise<Result<{ token: string; cart: CartView }, AddToCartFailure>> {
  const [offered, rules] = await Promise.all([
    findOfferedVariants(ctx, input.product_id),
    findPriceRules(ctx, [input.product_id]),
  ]);
  const chosen = chooseVariant(offered, input);
  if (!chosen.ok) return chosen;
  const wanted = newLine(ctx, chosen.value, input);
  const checked = checkQuantity(wanted, wanted.quantity);
  if (!checked.ok) return checked;
  const priced = applyRules([wanted], rules, NOTHING_BOUGHT, ctx.now())[0]!;
  const checkedSale = checkSaleQuantity(priced);
  if (!checkedSale.ok) return checkedSale;
  const line = { ...priced, ...snapshotPrice(ctx, priced, priced.unitPrice), isOfferOver: false };
  const session = planSession(ctx);
  const trxId = ctx.newToken();
  const { sessionId, cartId, lineId } = await insertFirstLine(ctx, { session, trxId, line });
  const cart = await showCart(
    inSession(ctx, session, sessionId),
    { id: cartId, trxId, hasCoupons: false },
    [{ ...line, id: lineId }],
    line.buyNowTrxId ?? trxId,
  );
  return success({ token: session.token, cart });
}
