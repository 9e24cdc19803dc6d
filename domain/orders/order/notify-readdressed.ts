import type { PostalAddress } from "#domain/customers/address/address.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import { countryName } from "#shared/country-name.ts";
import type { Context } from "../../context.ts";
import { notifyShopper } from "./notify-order-step.ts";
import type { OrderToReaddress } from "./order-address.repository.ts";
import type { Actor } from "./order.ts";

type Readdressed = { actor: Actor; address: PostalAddress; reason: string };

/**
 * Notifies those who did not change the address themselves, and always a guest, whose link may have been used by others; a shop only of orders
 * that it may start on.
 */
export async function notifyReaddressed(
  ctx: Context,
  order: OrderToReaddress,
  { actor, address, reason }: Readdressed,
): Promise<void> {
  const cause = `address:${ctx.now().toISOString()}`;
  if (actor.kind !== "shopper" || actor.customerId === null)
    await notifyShopper(ctx, order.id, {
      kind: "readdressed",
      cause,
      reason,
      parcel: null,
      address: linesOf(address, order.languageCode),
    });
  const isPaymentAwaited = order.paymentStatus === "unpaid" && order.paymentMethod !== "cash_on_delivery";
  if (actor.kind === "shop" || isPaymentAwaited) return;
  const { code } = order;
  await notifyTeam(ctx, order.shopId, "orders.read", {
    topic: "orders",
    write: (t) => ({
      title: t("New address for order {code}", { code }),
      message: t("Print the packing slip again before you ship it."),
    }),
    messageType: "warning",
    link: `/seller/orders/${code}`,
    idempotencyKey: `shop-order:${code}:${cause}`,
  });
}

function linesOf(address: PostalAddress, languageCode: string): string[] {
  const { name, line1, line2, postalCode, city, state, countryCode } = address;
  const lines = [name, line1, line2, `${postalCode} ${city}`.trim(), state, countryName(languageCode, countryCode)];
  return lines.filter(Boolean);
}
