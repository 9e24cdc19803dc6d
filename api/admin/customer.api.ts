import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { changeCustomers } from "#domain/customers/customer-admin/change-customers.ts";
import { bulkCustomersInput, customersQuery } from "#domain/customers/customer-admin/customer-admin.input.ts";
import { findCustomers } from "#domain/customers/customer-admin/find-customers.ts";
import { lookAtCustomer } from "#domain/customers/customer-admin/look-at-customer.ts";
import { signOutCustomer } from "#domain/customers/customer-admin/sign-out-customer.ts";
import { CUSTOMER_LIST } from "#shared/list/customer-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { toWire } from "#shared/wire.ts";
import { disputeSchema } from "./order.schema.ts";
import { answer, body, doneSchema, refuse } from "../answer.ts";
import { answerBulk, bulkSchema } from "../bulk.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";
import { pagedList, pagedSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: customers", "customers.read");

const rowSchema = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  is_email_verified: z.boolean(),
  is_staff: z.boolean(),
  orders_count: z.int(),
  created_at: z.string(),
});

const recordSchema = rowSchema.extend({
  phone: z.string().nullable(),
  language_code: z.string().nullable(),
  addresses_count: z.int(),
  sessions_count: z.int(),
  last_seen_at: z.string().nullable(),
  order_codes: z.array(z.string()),
  disputes: z.array(
    disputeSchema.extend({
      recharge_id: z.int().nullable(),
      voucher_id: z.int().nullable(),
      owed: orNull(shownMoneySchema),
    }),
  ),
});

const list = routes.get(
  "/admin/customers",
  "Customers by parts of name, e-mail address or phone number, or by an order's code; sorted and filtered",
  { query: customersQuery },
  z.object({
    customers: pagedSchema(rowSchema.extend({ tags: z.array(z.string()) })).extend({ is_total_capped: z.boolean() }),
  }),
);

const bulk = routes.post(
  "/admin/customers/bulk",
  "Add a tag to selected customers, or remove it; `dry_run` returns what would happen",
  body(bulkCustomersInput),
  bulkSchema,
);

const record = routes.get(
  "/admin/customers/{id}",
  "A customer; each view is recorded in the audit log",
  { params: idParameter },
  recordSchema,
);

const signOut = routes.post(
  "/admin/customers/{id}/sign-out",
  "Sign a customer out everywhere",
  { params: idParameter },
  doneSchema,
);

export const adminCustomerApi = createRouter()
  .openapi(list, async (c) => {
    const query = readListUrl(CUSTOMER_LIST, new URL(c.req.url).searchParams);
    const found = await findCustomers(c.var.ctx, query);
    if (!found.ok) return refuse(c, found.failure);
    return c.json({ customers: pagedList(c, "admin/customers", found.value) }, 200);
  })
  .openapi(bulk, async (c) => answerBulk(c, await changeCustomers(c.var.ctx, c.req.valid("json"))))
  .openapi(record, async (c) =>
    answer(c, await lookAtCustomer(c.var.ctx, c.req.valid("param").id), (found) => toWire(found)),
  )
  .openapi(signOut, async (c) => {
    const ended = await signOutCustomer(c.var.ctx, c.req.valid("param").id);
    return ended.ok
      ? c.json({ success: c.var.ctx.t("Customer signed out on all devices") }, 200)
      : refuse(c, ended.failure);
  });
