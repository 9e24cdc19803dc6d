import * as z from "zod";
import { lineInput, textInput } from "../../text.input.ts";
import { ORDER_WORK } from "./order-admin.ts";

const MAX_ID = 2_147_483_647;
const FULFILMENTS = ["pending", "confirmed", "picked_up", "on_the_way", "delivered", "canceled"] as const;
const PAYMENTS = ["unpaid", "paid", "partly_refunded", "refunded"] as const;

/** An empty filter is ignored. */
const chosen = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());
const id = z.coerce.number().pipe(z.int().min(1).max(MAX_ID));

export const adminOrdersQuery = z.object({
  q: chosen(
    z
      .string()
      .trim()
      .max(120)
      .regex(/^\P{Cc}*$/u),
  ),
  fulfilment: chosen(z.enum(FULFILMENTS)),
  payment: chosen(z.enum(PAYMENTS)),
  work: chosen(z.enum(ORDER_WORK)),
  shop: chosen(id),
  country: chosen(z.string().regex(/^[A-Z]{2}$/)),
  /** UTC days, both inclusive. */
  from: chosen(z.iso.date()),
  to: chosen(z.iso.date()),
  newer_than: chosen(id),
  older_than: chosen(id),
});

export type AdminOrdersQuery = z.infer<typeof adminOrdersQuery>;

export const orderRecordParameter = z.object({ code: lineInput(40) });
/** Why the operator acts in the shop's place. */
export const orderActInput = z.object({ reason: textInput(500).default("") });
/** `amount`: in major units of the purchase's currency, such as `12.50`. `bearer`: who pays for it. */
export const goodwillInput = z.object({
  amount: lineInput(20),
  reason: textInput(500, 3),
  bearer: z.enum(["operator", "shop"], "Choose who pays for it."),
});
/** Canceling requires a reason. */
export const cancelInput = z.object({ reason: textInput(500, 3) });
