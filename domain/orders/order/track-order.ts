import { limitOfAddress, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { TrackOrderInput } from "./order.input.ts";
import type { TrackedOrder } from "./order.ts";
import { readOrderCode } from "./order-code.ts";
import {
  findOrderEventRows,
  findOrderLineRows,
  findOrderRows,
  getTrackedRow,
  type TrackedRow,
} from "./order.repository.ts";
import { presentEvents, withCountryName } from "./present-purchase.ts";
import { isKey, isOrderKey, isOwnPurchase } from "./purchase-access.ts";

const MIN_PHONE_DIGITS = 6;

export type Tracked = { id: number; order: TrackedOrder };

/**
 * Statuses and arrival of one order, without signing in; never names or addresses. A wrong code and a wrong contact
 * give the same response.
 */
export async function trackOrder(
  ctx: Context,
  input: TrackOrderInput,
): Promise<Result<Tracked, Failure<"not_found" | "too_many_tries">>> {
  const tried = await consumeRateLimit(ctx, limitOfAddress(ctx, "track", ctx.settings.trackTriesPerAddress));
  if (!tried.ok) return tried;
  const tracked = await getTrackedRow(ctx, readOrderCode(input.code));
  if (!tracked || !mayTrack(ctx, tracked, input)) return failure({ code: "not_found" });
  return success(await presentTracked(ctx, tracked));
}

/** The same through a link: authorized by its key, or because the visitor placed the order. */
export async function trackLinkedOrder(ctx: Context, code: string, key?: string): Promise<Tracked | null> {
  const tracked = await getTrackedRow(ctx, readOrderCode(code));
  const mayLook = tracked && (isOwnPurchase(ctx, tracked) || hasKey(ctx, tracked, key));
  return mayLook ? presentTracked(ctx, tracked) : null;
}

async function presentTracked(ctx: Context, tracked: TrackedRow): Promise<Tracked> {
  const orders = await findOrderRows(ctx, tracked.purchaseId, tracked.currencyCode);
  const order = orders.find(({ code }) => code === tracked.code)!;
  const [events, lines] = await Promise.all([findOrderEventRows(ctx, [order.id]), findOrderLineRows(ctx, [order.id])]);
  return {
    id: order.id,
    order: {
      code: order.code,
      shop: order.shop,
      fulfilmentStatus: order.fulfilmentStatus,
      paymentStatus: order.paymentStatus,
      deliveryName: order.deliveryName,
      deliveryFrom: order.deliveryFrom,
      deliveryTo: order.deliveryTo,
      pickupPoint: order.pickupPoint && withCountryName(ctx, order.pickupPoint),
      events: presentEvents(events),
      linesCount: lines.length,
      isAddressOpen:
        order.fulfilmentStatus === "pending" &&
        order.pickupPoint === null &&
        lines.some(({ productType }) => productType === "physical"),
    },
  };
}

function mayTrack(ctx: Context, tracked: TrackedRow, input: TrackOrderInput): boolean {
  if (hasKey(ctx, tracked, input.key)) return true;
  const contact = input.contact?.trim().toLowerCase() ?? "";
  if (contact === "") return false;
  const digits = digitsOf(contact);
  const isPhone = !contact.includes("@") && digits.length >= MIN_PHONE_DIGITS && digitsOf(tracked.phone) === digits;
  return contact === tracked.email.toLowerCase() || isPhone;
}

function hasKey(ctx: Context, tracked: TrackedRow, key: string | undefined): boolean {
  return isOrderKey(ctx, key, tracked) || isKey(ctx, key, tracked.purchaseKeyHash);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "").replace(/^00/, "");
}
