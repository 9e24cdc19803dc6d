import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { findShopsById } from "#domain/shops/shop/find-shops-by-id.ts";
import { getOwnShop } from "#domain/shops/shop/get-own-shop.ts";
import { findTeamRecipients } from "#domain/shops/team/notify-team.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { AskShopInput } from "./conversation.input.ts";
import { findPairId, isShownProduct, writePair } from "./conversation.repository.ts";
import { writeInConversation, type WriteFailure } from "./write-in-conversation.ts";

const NEW_PER_DAY = 10;
const DAY_MINUTES = 24 * 60;

type AskShopFailure = WriteFailure | Failure<"email_unverified" | "own_shop" | "product_gone" | "shop_unreachable">;

/**
 * Writes to a shop without an order, such as about a product before buying it. A customer has one conversation with each
 * shop. Returns its id.
 */
export async function askShop(ctx: Context, input: AskShopInput): Promise<Result<{ id: number }, AskShopFailure>> {
  const { shop_id: shopId, product_id: productId, text } = input;
  const customer = await getCustomer(ctx);
  if (!customer) return failure({ code: "sign_in" });
  if (!customer.isEmailVerified) return failure({ code: "email_unverified" });
  const [shop] = await findShopsById(ctx, [shopId]);
  if (!shop) return failure({ code: "not_found" });
  if ((await getOwnShop(ctx))?.id === shopId) return failure({ code: "own_shop" });
  if (productId !== null && !(await isShownProduct(ctx, shopId, productId))) return failure({ code: "product_gone" });
  if ((await findTeamRecipients(ctx, shopId, "orders.write")).length === 0)
    return failure({ code: "shop_unreachable" });
  const known = await findPairId(ctx, shopId, customer.id);
  if (known === null) {
    const limit = { name: "conversation", of: String(customer.id), max: NEW_PER_DAY, minutes: DAY_MINUTES };
    const taken = await consumeRateLimit(ctx, limit);
    if (!taken.ok) return taken;
  }
  const request = { side: "shopper" as const, text, productId };
  const written = await writeInConversation(
    ctx,
    request,
    known ?? ((inside) => writePair(inside, shopId, customer.id)),
  );
  return written.ok ? success({ id: written.value.id }) : written;
}
