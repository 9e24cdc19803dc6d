import { z } from "@hono/zod-openapi";
import { shownMoneySchema } from "../money.schema.ts";
import { listPageSchema } from "../paged.ts";
import { lineToSendSchema, parcelSchema } from "../seller/order.schema.ts";
import { purchaseSchema } from "../account/order.schema.ts";

const instant = z.string();
const fulfilmentSchema = z.enum(["pending", "confirmed", "picked_up", "on_the_way", "delivered", "canceled"]);
const paymentSchema = z.enum(["unpaid", "paid", "partly_refunded", "refunded"]);

export const disputeSchema = z.object({
  id: z.int(),
  provider: z.string(),
  status: z.enum(["open", "won", "lost"]),
  amount: shownMoneySchema,
  reference: z.string(),
  opened_at: instant,
  ended_at: instant.nullable(),
});

export const adminOrdersSchema = listPageSchema(
  z.object({
    id: z.int(),
    code: z.string(),
    trx_id: z.string(),
    placed_at: instant,
    shop: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    country_code: z.string(),
    fulfilment_status: fulfilmentSchema,
    payment_status: paymentSchema,
    payment_method: z.string(),
    delivery_name: z.string(),
    units: z.int(),
    total: shownMoneySchema,
    tags: z.array(z.string()),
  }),
);

/** Everything the shop knows about an order. */
export const orderRecordSchema = z.object({
  id: z.int(),
  order: purchaseSchema.shape.orders.element,
  purchase: purchaseSchema.omit({ orders: true }).openapi("PurchaseOfOrder"),
  address_version: z.string().nullable(),
  customer_id: z.int().nullable(),
  siblings: z.array(
    z.object({
      code: z.string(),
      shop_name: z.string(),
      fulfilment_status: fulfilmentSchema,
      payment_status: paymentSchema,
    }),
  ),
  payments: z.array(
    z.object({
      id: z.int(),
      provider: z.string(),
      status: z.enum(["started", "paid", "failed"]),
      amount: shownMoneySchema,
      reference: z.string().nullable(),
      failure: z.string().nullable(),
      created_at: instant,
      settled_at: instant.nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(["cancel", "return", "goodwill", "dispute"]),
      amount: shownMoneySchema,
      bearer: z.enum(["shop", "operator"]),
      note: z.string(),
      actor: z.enum(["shopper", "shop", "operator", "system", "provider"]),
      actor_name: z.string().nullable(),
      at: instant,
    }),
  ),
  payouts: z.array(
    z.object({
      id: z.int(),
      payment_id: z.int(),
      status: z.enum(["started", "done", "failed"]),
      amount: shownMoneySchema,
      reason: z.string(),
      created_at: instant,
      settled_at: instant.nullable(),
    }),
  ),
  disputes: z.array(disputeSchema),
  returns: z.array(
    z.object({
      id: z.int(),
      status: z.enum(["requested", "approved", "received", "refunded", "rejected", "withdrawn"]),
      at: instant,
    }),
  ),
  events: z.array(
    z.object({
      axis: z.enum(["fulfilment", "payment", "return", "address"]),
      from_status: z.string().nullable(),
      status: z.string(),
      actor: z.enum(["shopper", "shop", "operator", "system", "provider"]),
      actor_name: z.string().nullable(),
      note: z.string(),
      at: instant,
    }),
  ),
  parcels: z.array(parcelSchema),
  lines: z.array(lineToSendSchema),
  /** Whether staff may pack and send in the shop's place now. */
  can_send: z.boolean(),
  is_disputed: z.boolean(),
  actions: z.array(z.enum(["confirm", "deliver", "address", "cancel", "refund"])),
});
