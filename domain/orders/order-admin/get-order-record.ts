import { findLinesToSend } from "#domain/fulfilment/fulfilment/find-lines-to-send.ts";
import { findParcels } from "#domain/fulfilment/parcel/find-parcels.ts";
import { isDisputed } from "#domain/payment/dispute/is-disputed.ts";
import { addressVersionOf } from "#domain/orders/order/address-parts.ts";
import { readOrderCode } from "#domain/orders/order/order-code.ts";
import { FULFILMENT_MOVES, isAddressOpen } from "#domain/orders/order/order.ts";
import { amountShower, withCountryName } from "#domain/orders/order/present-purchase.ts";
import { getPurchase } from "#domain/orders/order/get-purchase.ts";
import { mayDo, staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { OrderRecord, OrderRecordAction, OrderRecordEvent } from "./order-admin.ts";
import { getAdminOrder, getChangedAddress } from "./order-admin.repository.ts";
import {
  findDisputeRows,
  findPaymentTries,
  findProviderRefunds,
  findRecordEvents,
  findRefundRows,
  findReturnRows,
} from "./order-record.repository.ts";

const SENDING: ReadonlySet<string> = new Set(["confirmed", "picked_up", "on_the_way"]);

type AdminOrder = NonNullable<Awaited<ReturnType<typeof getAdminOrder>>>;

/** Everything the shop knows about an order, and what staff may do with it now. */
export async function getOrderRecord(ctx: Context, typedCode: string): Promise<Result<OrderRecord, StaffFailure>> {
  const failed = staffFailure(ctx, "orders.read");
  if (failed) return failure(failed);
  const found = await getAdminOrder(ctx, readOrderCode(typedCode));
  const purchase = found && (await getPurchase(ctx, { trxId: found.trxId }));
  const order = purchase?.orders.find(({ code }) => code === found?.code);
  if (!found || !purchase || !order) return failure({ code: "not_found" });
  const [show, tries, events, refunds, returns] = await Promise.all([
    amountShower(ctx, found.currencyCode),
    findPaymentTries(ctx, found.purchaseId),
    findRecordEvents(ctx, found.id),
    findRefundRows(ctx, found.id, found.currencyCode),
    findReturnRows(ctx, found.id),
  ]);
  const paymentIds = tries.map(({ id }) => id);
  const [sent, disputes, parcels, lines] = await Promise.all([
    findProviderRefunds(ctx, paymentIds, found.currencyCode),
    findDisputeRows(ctx, paymentIds),
    findParcels(ctx, [found.id]),
    findLinesToSend(ctx, found.id),
  ]);
  const isHeldByBank = await isDisputed(ctx, { purchaseId: found.purchaseId, orderId: found.id });
  const { orders, ...rest } = purchase;
  const changed = await getChangedAddress(ctx, found.id);
  return success({
    id: found.id,
    order,
    purchase: changed ? { ...rest, shippingAddress: withCountryName(ctx, changed) } : rest,
    addressVersion: addressVersionOf(changed ?? purchase.shippingAddress),
    customerId: found.customerId,
    siblings: orders
      .filter(({ code }) => code !== found.code)
      .map(({ code, shop, fulfilmentStatus, paymentStatus }) => ({
        code,
        shopName: shop.name,
        fulfilmentStatus,
        paymentStatus,
      })),
    payments: tries.map(({ id, provider, status, amount, providerReference, failure: why, createdAt, settledAt }) => ({
      id,
      provider,
      status,
      amount: show(amount),
      reference: providerReference,
      failure: why,
      createdAt: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    })),
    refunds: refunds.map(({ firstName, lastName, amount, at, ...refund }) => ({
      ...refund,
      amount: show(amount),
      actorName: nameOf(firstName, lastName),
      at: at.toISOString(),
    })),
    payouts: sent.map(({ id, paymentId, status, amount, reason, createdAt, settledAt }) => ({
      id,
      paymentId,
      status,
      amount: show(amount),
      reason,
      createdAt: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    })),
    disputes: disputes.map(({ id, provider, status, amount, providerReference, openedAt, endedAt }) => ({
      id,
      provider,
      status,
      amount: show(amount),
      reference: providerReference,
      openedAt: openedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    returns: returns.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
    events: events.map(presentEvent),
    parcels,
    lines,
    canSend: mayDo(ctx, "orders.write") && SENDING.has(found.fulfilmentStatus),
    isDisputed: isHeldByBank,
    actions: [
      ...(mayDo(ctx, "orders.write") ? actionsOf(found, isHeldByBank) : []),
      ...(mayDo(ctx, "orders.write") && isAddressOpen(order) ? (["address"] as const) : []),
      ...(mayDo(ctx, "refunds.write") && isRefundable(found) && !isHeldByBank ? (["refund"] as const) : []),
    ],
  });
}

function presentEvent({
  firstName,
  lastName,
  at,
  ...event
}: Awaited<ReturnType<typeof findRecordEvents>>[number]): OrderRecordEvent {
  return { ...event, actorName: nameOf(firstName, lastName), at: at.toISOString() };
}

function nameOf(firstName: string | null, lastName: string | null): string | null {
  return firstName === null ? null : `${firstName} ${lastName ?? ""}`.trim();
}

function isRefundable({ paymentStatus }: AdminOrder): boolean {
  return paymentStatus === "paid" || paymentStatus === "partly_refunded";
}

function actionsOf(
  { fulfilmentStatus, paymentStatus, paymentMethod }: AdminOrder,
  isHeldByBank: boolean,
): OrderRecordAction[] {
  const moves = FULFILMENT_MOVES[fulfilmentStatus];
  const isPaymentAwaited = paymentStatus === "unpaid" && paymentMethod !== "cash_on_delivery";
  return [
    ...(moves.includes("confirmed") && !isPaymentAwaited ? (["confirm"] as const) : []),
    ...(moves.includes("delivered") && !isPaymentAwaited ? (["deliver"] as const) : []),
    ...(moves.includes("canceled") && !isHeldByBank ? (["cancel"] as const) : []),
  ];
}
