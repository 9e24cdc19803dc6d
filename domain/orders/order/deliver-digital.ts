import type { Context } from "../../context.ts";
import { moveFulfilment } from "./move-fulfilment.ts";
import { SYSTEM, type FulfilmentStatus } from "./order.ts";
import { hasOnlyFiles } from "./order-units.repository.ts";

const WAY: readonly FulfilmentStatus[] = ["confirmed", "picked_up", "on_the_way", "delivered"];

/**
 * Delivers a paid order that has only files. Returns false, without changes, for any other order and for an unpaid one.
 */
export async function deliverDigital(ctx: Context, orderId: number): Promise<boolean> {
  if (!(await hasOnlyFiles(ctx, orderId))) return false;
  for (const step of WAY) {
    const moved = await moveFulfilment(ctx, orderId, step, SYSTEM);
    if (!moved.ok && moved.failure.code === "not_paid_yet") return false;
    if (!moved.ok) throw new Error(`The paid files of order ${orderId} could not be delivered: ${moved.failure.code}`);
  }
  return true;
}
