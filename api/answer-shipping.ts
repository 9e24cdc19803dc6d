import type { RateTableReport } from "#domain/checkout/shipping/import-rate-table.ts";
import type { StoreShippingFailure } from "#domain/checkout/shipping/store-shipping-rate.ts";
import type { Failure } from "#shared/failures.ts";
import type { Result } from "#shared/result.ts";
import { toWire } from "#shared/wire.ts";
import { type ApiContext, refuse } from "./answer.ts";

/** The response of each action on deliveries. */
export function answerShipping(
  c: ApiContext,
  stored: Result<{ id: number }, StoreShippingFailure | Failure<"not_found" | "zone_used">>,
) {
  if (stored.ok) return c.json({ success: c.var.ctx.t("Saved"), id: stored.value.id }, 200);
  return refuse(c, stored.failure);
}

/** A table with errors is a successful response: the errors are its result. */
export function answerRateTable(c: ApiContext, read: Result<RateTableReport, StoreShippingFailure>) {
  if (read.ok)
    return c.json(
      { ...toWire(read.value), ...(read.value.isWritten ? { success: c.var.ctx.t("Imported.") } : {}) },
      200,
    );
  return refuse(c, read.failure);
}
