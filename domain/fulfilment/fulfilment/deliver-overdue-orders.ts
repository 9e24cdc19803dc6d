import { withTransaction, type Context } from "../../context.ts";
import { SYSTEM } from "../../orders/order/order.ts";
import { deliverAll } from "./deliver-order.ts";
import { findOverdueOrders, lockOrder, type ManagedOrder } from "./fulfilment.repository.ts";

const BATCH_SIZE = 500;
const DAY = 24 * 60 * 60_000;

/** Orders in transit for this long without a complaint count as delivered. Returns their number. */
export async function deliverOverdueOrders(ctx: Context): Promise<number> {
  const sentBefore = new Date(ctx.now().getTime() - ctx.settings.deliveredAfterDays * DAY);
  let delivered = 0;
  for (const order of await findOverdueOrders(ctx, sentBefore, BATCH_SIZE)) {
    try {
      if (await withTransaction(ctx, (inside) => deliverOverdue(inside, order))) delivered += 1;
    } catch (error) {
      ctx.log.error({ err: error, orderId: order.id }, "an order could not be delivered by its time");
    }
  }
  return delivered;
}

async function deliverOverdue(ctx: Context, order: ManagedOrder): Promise<boolean> {
  if ((await lockOrder(ctx, order)) !== "on_the_way") return false;
  return (await deliverAll(ctx, order, SYSTEM, "no complaint in time")).ok;
}
