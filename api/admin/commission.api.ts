import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { COMMISSION_TARGETS } from "#domain/accounts/commission/commission-rule.ts";
import { commissionRuleInput } from "#domain/accounts/commission/commission.input.ts";
import { findCommissionRules } from "#domain/accounts/commission/find-commission-rules.ts";
import { removeCommissionRule, setCommissionRule } from "#domain/accounts/commission/set-commission-rule.ts";
import { findRewardRules } from "#domain/accounts/reward/find-reward-rules.ts";
import { REWARD_TARGETS } from "#domain/accounts/reward/reward-rule.ts";
import { rewardRateInput, rewardRuleInput } from "#domain/accounts/reward/reward.input.ts";
import { removeRewardRule, setRewardRate, setRewardRule } from "#domain/accounts/reward/set-reward-rule.ts";
import { toWire } from "#shared/wire.ts";
import { body, done, doneSchema, refuse, refuseInput } from "../answer.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: commissions and points", "rules.write");

const ruleSchema = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  products_count: z.int(),
  version: z.string(),
});

const read = routes.get(
  "/admin/commissions",
  "Commission and point rules, with the number of products each applies to",
  {},
  z.object({
    commission_rules: z.array(
      ruleSchema.extend({
        target: z.enum(COMMISSION_TARGETS),
        percent: z.string(),
        fixed: shownMoneySchema,
        fixed_major: z.string(),
      }),
    ),
    reward_rules: z.array(
      ruleSchema.extend({ target: z.enum(REWARD_TARGETS), points: z.int(), per: z.enum(["unit", "amount"]) }),
    ),
    points_per_unit: z.int(),
  }),
);

const setRule = routes.post(
  "/admin/commission-rules",
  "Set the commission of a shop, a category, or all others",
  body(commissionRuleInput),
  doneSchema,
);

const removeRule = routes.post(
  "/admin/commission-rules/{id}/remove",
  "Delete a commission rule; the next matching one applies",
  { params: idParameter },
  doneSchema,
);

const setPoints = routes.post(
  "/admin/reward-rules",
  "Set the points of a product, a category, a shop, or all others",
  body(rewardRuleInput),
  doneSchema,
);

const removePoints = routes.post(
  "/admin/reward-rules/{id}/remove",
  "Delete a point rule; the next matching one applies",
  { params: idParameter },
  doneSchema,
);

const setRate = routes.post(
  "/admin/reward-rate",
  "Set the number of points per unit of the base currency",
  body(rewardRateInput),
  doneSchema,
);

export const adminCommissionApi = createRouter()
  .openapi(read, async (c) => {
    const { ctx } = c.var;
    const commissions = await findCommissionRules(ctx);
    const rewards = await findRewardRules(ctx);
    if (!commissions.ok) return refuse(c, commissions.failure);
    if (!rewards.ok) return refuse(c, rewards.failure);
    const found = {
      commissionRules: commissions.value,
      rewardRules: rewards.value,
      pointsPerUnit: ctx.settings.rewardConvertRate,
    };
    return c.json(toWire(found), 200);
  })
  .openapi(setRule, async (c) => {
    const { ctx } = c.var;
    const set = await setCommissionRule(ctx, c.req.valid("json"));
    if (set.ok) return c.json({ success: ctx.t("Saved") }, 200);
    if (set.failure.code === "invalid_amount") return refuseInput(c, { fixed: [ctx.t("Enter an amount.")] });
    return refuse(c, set.failure);
  })
  .openapi(removeRule, async (c) => {
    const removed = await removeCommissionRule(c.var.ctx, c.req.valid("param").id);
    return done(c, removed, c.var.ctx.t("Rule removed"));
  })
  .openapi(setPoints, async (c) => done(c, await setRewardRule(c.var.ctx, c.req.valid("json")), c.var.ctx.t("Saved")))
  .openapi(removePoints, async (c) => {
    const removed = await removeRewardRule(c.var.ctx, c.req.valid("param").id);
    return done(c, removed, c.var.ctx.t("Rule removed"));
  })
  .openapi(setRate, async (c) =>
    done(c, await setRewardRate(c.var.ctx, c.req.valid("json").points_per_unit), c.var.ctx.t("Saved")),
  );
