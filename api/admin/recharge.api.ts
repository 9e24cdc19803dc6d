import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { approveRecharge, rejectRecharge } from "#domain/accounts/wallet/decide-recharge.ts";
import { approveRecharges } from "#domain/accounts/wallet/approve-recharges.ts";
import { findRecharges } from "#domain/accounts/wallet/find-recharges.ts";
import { bulkRechargesInput, rechargesQuery, rejectRechargeInput } from "#domain/accounts/wallet/wallet.input.ts";
import { RECHARGE_LIST } from "#shared/list/money-lists.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { answerBulk, bulkSchema } from "../bulk.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { rechargeSchema } from "../storefront/recharge.schema.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: recharges", "payments.confirm");

const list = routes.get(
  "/admin/recharges",
  "Transfers into wallets",
  { query: rechargesQuery, bulkRechargesInput },
  z.object({
    recharges: pagedListSchema(
      rechargeSchema.extend({ customer_id: z.int(), customer_name: z.string(), email: z.string() }),
    ),
  }),
);

const bulk = routes.post(
  "/admin/recharges/bulk",
  "Approve selected transfers and credit the wallets; `dry_run` returns what would happen",
  body(bulkRechargesInput),
  bulkSchema,
);

const approve = routes.post(
  "/admin/recharges/{id}/approve",
  "Approve a transfer and credit the wallet",
  { params: idParameter },
  doneSchema,
);

const reject = routes.post(
  "/admin/recharges/{id}/reject",
  "Reject a transfer, with a reason for the customer",
  { params: idParameter, ...body(rejectRechargeInput) },
  doneSchema,
);

export const adminRechargeApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findRecharges(c.var.ctx, listQueryOf(c, RECHARGE_LIST));
    if (!found.ok) return refuse(c, found.failure);
    return c.json({ recharges: pagedList(c, "admin/recharges", found.value) }, 200);
  })
  .openapi(bulk, async (c) => answerBulk(c, await approveRecharges(c.var.ctx, c.req.valid("json"))))
  .openapi(approve, async (c) =>
    done(c, await approveRecharge(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Top-up confirmed")),
  )
  .openapi(reject, async (c) => {
    const { ctx } = c.var;
    const rejected = await rejectRecharge(ctx, c.req.valid("param").id, c.req.valid("json").reason);
    return done(c, rejected, ctx.t("Top-up rejected"));
  });
