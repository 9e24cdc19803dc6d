import type { Context } from "../../context.ts";
import { moveFulfilment } from "./move-fulfilment.ts";
import { SYSTEM, type FulfilmentStatus } from "./order.ts";
import { hasOnlyFiles } from "./order-units.repository.ts";

const WAY: readonly FulfilmentStatus[] = ["confirmed", "picked_up", "on_the_way", "delivered"];

/** An order of files alone needs nobody to send it: paid, it is delivered. Any other one, and one that is not paid yet, is left as it is, and answered with false. */
export async function deliverDigital(ctx: Context, orderId: number): Promise<boolean> {
  if (!(await hasOnlyFiles(ctx, orderId))) return false;
  for (const step of WAY) {
    const moved = await moveFulfilment(ctx, orderId, step, SYSTEM);
    if (!moved.ok && moved.failure.code === "not_paid_yet") return false;
    if (!moved.ok) throw new Error(`The paid files of order ${orderId} could not be delivered: ${moved.failure.code}`);
  }
  return true;
}
