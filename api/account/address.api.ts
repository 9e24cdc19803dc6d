import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { addressUseInput, storeAddressInput } from "#domain/customers/address/address.input.ts";
import { deleteAddress } from "#domain/customers/address/delete-address.ts";
import { findAddresses } from "#domain/customers/address/find-addresses.ts";
import { makeDefaultAddress } from "#domain/customers/address/make-default-address.ts";
import { storeAddress } from "#domain/customers/address/store-address.ts";
import { toWire } from "#shared/wire.ts";
import { body, refuse } from "../answer.ts";
import { customerRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";

const routes = customerRoutes("Addresses");

const addressSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    phone: z.string(),
    line_1: z.string(),
    line_2: z.string(),
    city: z.string(),
    state: z.string(),
    postal_code: z.string(),
    country_code: z.string(),
    country_name: z.string(),
    is_default_shipping: z.boolean(),
    is_default_billing: z.boolean(),
  })
  .openapi("Address");
const bookSchema = z.object({ addresses: z.array(addressSchema) });
const changedBookSchema = bookSchema.extend({ success: z.string() });

const list = routes.get("/user/get-all-address", "The address book", {}, bookSchema);

const store = routes.post(
  "/store/user-address",
  "Add an address, or change the one with `id`",
  body(storeAddressInput),
  changedBookSchema,
);

const makeDefault = routes.post(
  "/default/user-address/{type}/{id}",
  "Make an address the default at checkout",
  { params: addressUseInput },
  changedBookSchema,
);

const remove = routes.post(
  "/delete/user-address/{id}",
  "Delete an address",
  { params: idParameter },
  changedBookSchema,
);

export const addressApi = createRouter()
  .openapi(list, async (c) => {
    if (c.var.ctx.visitor.customerId === null) return refuse(c, { code: "sign_in" });
    return c.json({ addresses: toWire(await findAddresses(c.var.ctx)) }, 200);
  })
  .openapi(store, async (c) => {
    const { ctx } = c.var;
    const stored = await storeAddress(ctx, c.req.valid("json"));
    if (stored.ok) return c.json({ success: ctx.t("Address saved"), addresses: toWire(await findAddresses(ctx)) }, 200);
    return refuse(c, stored.failure);
  })
  .openapi(makeDefault, async (c) => {
    const { ctx } = c.var;
    const { id, type } = c.req.valid("param");
    const made = await makeDefaultAddress(ctx, id, type);
    if (!made.ok) return refuse(c, made.failure);
    return c.json({ success: ctx.t("Default address updated"), addresses: toWire(await findAddresses(ctx)) }, 200);
  })
  .openapi(remove, async (c) => {
    const { ctx } = c.var;
    const removed = await deleteAddress(ctx, c.req.valid("param").id);
    if (!removed.ok) return refuse(c, removed.failure);
    return c.json({ success: ctx.t("Address deleted"), addresses: toWire(await findAddresses(ctx)) }, 200);
  });
