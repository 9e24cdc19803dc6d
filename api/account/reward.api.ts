import { z } from "@hono/zod-openapi";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { convertPoints } from "#domain/accounts/reward/convert-points.ts";
import { getRewardView } from "#domain/accounts/reward/get-reward-view.ts";
import { convertInput, rewardHistoryQuery } from "#domain/accounts/reward/reward.input.ts";
import { toWire } from "#shared/wire.ts";
import { body, refuse } from "../answer.ts";
import { customerRoutes } from "../create-route.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";
import { paged, pagedSchema } from "../paged.ts";
import { createRouter } from "../router.ts";

const routes = customerRoutes("Reward");

const rewardEntrySchema = z
  .object({
    order_code: z.string(),
    product_slug: z.string(),
    product_name: z.string(),
    points: z.int(),
    status: z.enum(["pending", "available"]),
    at: z.string(),
    available_at: z.string(),
  })
  .openapi("RewardEntry");

const convert = routes.post(
  "/user/convert-reward",
  "Turn points into wallet money, at least one unit of the base currency; `key` makes sending it twice the same as once",
  body(convertInput),
  z.object({ success: z.string(), amount: shownMoneySchema, points: z.int() }),
);

const history = routes.get(
  "/user/reward-history",
  "The points, their value, and their sources",
  { query: rewardHistoryQuery },
  z.object({
    available: z.int(),
    pending: z.int(),
    convert_rate: z.int(),
    unit: shownMoneySchema,
    worth: orNull(shownMoneySchema),
    history: pagedSchema(rewardEntrySchema),
  }),
);

export const rewardApi = createRouter()
  .openapi(convert, async (c) => {
    const { ctx } = c.var;
    const converted = await convertPoints(ctx, c.req.valid("json"));
    if (!converted.ok) return refuse(c, converted.failure);
    const amount = await showAmount(ctx, converted.value.amount);
    const success = ctx.t("{amount} added to your wallet", { amount: amount.formatted });
    return c.json({ success, amount, points: converted.value.points }, 200);
  })
  .openapi(history, async (c) => {
    const found = await getRewardView(c.var.ctx, c.req.valid("query"));
    if (!found.ok) return refuse(c, found.failure);
    const { history: rows, ...view } = found.value;
    return c.json({ ...toWire(view), history: paged(c, "user/reward-history", rows) }, 200);
  });
