import { z } from "@hono/zod-openapi";
import { earningsQuery, readEarningsQuery } from "#domain/accounts/commission/commission.input.ts";
import { EARNING_STATES } from "#domain/accounts/commission/earning-entry.ts";
import { exportEarnings } from "#domain/accounts/commission/export-earnings.ts";
import { findEarnings } from "#domain/accounts/commission/find-earnings.ts";
import { toWire } from "#shared/wire.ts";
import { answerTable, answersTable } from "../file-answer.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";
import { pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { ownShop, sellerRoutes } from "../seller-guard.ts";

const routes = sellerRoutes("Seller: earnings", "finance");

const entrySchema = z
  .object({
    id: z.string(),
    state: z.enum(EARNING_STATES),
    at: z.string(),
    order_code: z.string(),
    line: z
      .object({ product_name: z.string(), variant_name: z.string(), sku: z.string(), quantity: z.int() })
      .nullable(),
    price: shownMoneySchema,
    tax: orNull(shownMoneySchema),
    shop_discount: orNull(shownMoneySchema),
    operator_discount: orNull(shownMoneySchema),
    commission_percent: z.string().nullable(),
    commission: shownMoneySchema,
    earning: shownMoneySchema,
  })
  .openapi("EarningEntry");

const sumsSchema = z.object({
  pending: shownMoneySchema,
  booked: shownMoneySchema,
  reversed: shownMoneySchema,
  balance: shownMoneySchema,
});

const list = routes.get(
  "/seller/earnings",
  "Your own shop's earnings by line: pending, booked and reversed; newest first",
  { query: earningsQuery },
  z.object({ sums: sumsSchema, earnings: pagedListSchema(entrySchema) }),
);

const table = routes.get("/seller/earnings.csv", "The same as CSV", { query: earningsQuery }, answersTable);

export const sellerEarningApi = createRouter()
  .openapi(list, async (c) => {
    const shop = ownShop(c);
    const { sums, entries } = await findEarnings(c.var.ctx, shop.id, readEarningsQuery(c.req.valid("query")));
    return c.json({ sums: toWire(sums), earnings: pagedList(c, "seller/earnings", entries) }, 200);
  })
  .openapi(table, async (c) => {
    const shop = ownShop(c);
    const written = await exportEarnings(c.var.ctx, shop.id, c.req.valid("query"));
    return answerTable(c, written, "earnings");
  });
