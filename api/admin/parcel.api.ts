import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { changeParcel, unpackParcel } from "#domain/fulfilment/fulfilment/change-parcel.ts";
import { endParcel } from "#domain/fulfilment/fulfilment/end-parcel.ts";
import type { OrderManager } from "#domain/fulfilment/fulfilment/fulfilment.ts";
import { handOverParcel } from "#domain/fulfilment/fulfilment/hand-over-parcel.ts";
import { packParcel } from "#domain/fulfilment/fulfilment/pack-parcel.ts";
import { getOrderRecord } from "#domain/orders/order-admin/get-order-record.ts";
import {
  changeParcelInPlaceInput,
  endParcelInPlaceInput,
  orderActInput,
  packInPlaceInput,
} from "#domain/orders/order-admin/order-admin.input.ts";
import { orderParameter } from "#domain/orders/order/order.input.ts";
import { sendInPlace, type ParcelStep } from "#domain/orders/order-admin/send-in-place.ts";
import type { Context } from "#domain/context.ts";
import type { Failure } from "#shared/failures.ts";
import type { Result } from "#shared/result.ts";
import { toWire } from "#shared/wire.ts";
import { answer, type ApiContext, body, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";
import { orderRecordSchema } from "./order.schema.ts";

const routes = staffRoutes("Administration: orders", "orders.write");
const changed = z.object({ success: z.string(), order: orderRecordSchema });

const pack = routes.post(
  "/admin/orders/{code}/parcels",
  "Pack units into a parcel in place of the shop; without `lines` everything that is left",
  { params: orderParameter, ...body(packInPlaceInput) },
  changed,
);

const handOver = routes.post(
  "/admin/parcels/{id}/hand-over",
  "Mark a parcel as handed over to the carrier, in the shop's place",
  { params: idParameter, ...body(orderActInput) },
  changed,
);

const deliver = routes.post(
  "/admin/parcels/{id}/deliver",
  "Mark a parcel as delivered, in the shop's place",
  { params: idParameter, ...body(orderActInput) },
  changed,
);

const end = routes.post(
  "/admin/parcels/{id}/end",
  "Mark a parcel as lost or returned, in the shop's place",
  { params: idParameter, ...body(endParcelInPlaceInput) },
  changed,
);

const change = routes.post(
  "/admin/parcels/{id}/change",
  "Change the carrier, tracking number or link of a parcel, in the shop's place",
  { params: idParameter, ...body(changeParcelInPlaceInput) },
  changed,
);

const unpack = routes.post(
  "/admin/parcels/{id}/cancel",
  "Unpack an unsent parcel, in the shop's place",
  { params: idParameter, ...body(orderActInput) },
  changed,
);

export const adminParcelApi = createRouter()
  .openapi(pack, (c) => {
    const { reason, ...input } = c.req.valid("json");
    return carryOut(c, { step: "pack", reason, success: c.var.ctx.t("Shipment packed") }, (ctx, manager) =>
      packParcel(ctx, manager, c.req.valid("param").code, input),
    );
  })
  .openapi(handOver, (c) => {
    const success = c.var.ctx.t("Shipment marked as shipped");
    return carryOut(c, { step: "hand_over", ...c.req.valid("json"), success }, (ctx, manager) =>
      handOverParcel(ctx, manager, c.req.valid("param").id),
    );
  })
  .openapi(deliver, (c) => {
    const success = c.var.ctx.t("Shipment marked as delivered");
    return carryOut(c, { step: "arrive", ...c.req.valid("json"), success }, (ctx, manager) =>
      endParcel(ctx, manager, c.req.valid("param").id, "delivered"),
    );
  })
  .openapi(end, (c) => {
    const { outcome, reason } = c.req.valid("json");
    const isLost = outcome === "lost";
    const success = isLost
      ? c.var.ctx.t("Shipment marked as lost")
      : c.var.ctx.t("Shipment marked as returned. You can pack its items again.");
    return carryOut(c, { step: isLost ? "lose" : "return", reason, success }, (ctx, manager) =>
      endParcel(ctx, manager, c.req.valid("param").id, outcome),
    );
  })
  .openapi(change, (c) => {
    const { reason, ...tracking } = c.req.valid("json");
    return carryOut(c, { step: "change", reason, success: c.var.ctx.t("Shipment updated") }, (ctx, manager) =>
      changeParcel(ctx, manager, c.req.valid("param").id, tracking),
    );
  })
  .openapi(unpack, (c) => {
    const success = c.var.ctx.t("Shipment unpacked");
    return carryOut(c, { step: "unpack", ...c.req.valid("json"), success }, (ctx, manager) =>
      unpackParcel(ctx, manager, c.req.valid("param").id),
    );
  });

type Work = (ctx: Context, manager: OrderManager) => Promise<Result<{ code: string }, Failure>>;

/** Returns the order in its new state. */
async function carryOut(
  c: ApiContext,
  { step, reason, success }: { step: ParcelStep; reason: string; success: string },
  work: Work,
) {
  const sent = await sendInPlace(c.var.ctx, { step, reason }, work);
  if (!sent.ok) return refuse(c, sent.failure);
  return answer(c, await getOrderRecord(c.var.ctx, sent.value.code), (record) => ({ success, order: toWire(record) }));
}
