import type * as z from "zod";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { notifyShopper } from "./notify-order-step.ts";
import type { orderLinkInput } from "./order.input.ts";
import { trackOrder } from "./track-order.ts";

const MAX_LINKS = 3;
const DAY_MINUTES = 1_440;

/** Mails the link that opens an order to the address of its purchase, for clients that know the code and the contact. */
export async function sendOrderLink(
  ctx: Context,
  input: z.infer<typeof orderLinkInput>,
): Promise<Result<null, Failure<"not_found" | "too_many_tries">>> {
  const tracked = await trackOrder(ctx, input);
  if (!tracked.ok) return tracked;
  const { id, order } = tracked.value;
  const tried = await consumeRateLimit(ctx, {
    name: "order-link",
    of: order.code,
    max: MAX_LINKS,
    minutes: DAY_MINUTES,
  });
  if (!tried.ok) return tried;
  await withTransaction(ctx, (inside) =>
    notifyShopper(inside, id, { kind: "link", cause: `link:${ctx.now().toISOString()}`, reason: "", parcel: null }),
  );
  return success(null);
}
