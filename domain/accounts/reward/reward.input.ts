import * as z from "zod";
import { lineInput } from "../../text.input.ts";
import { REWARD_TARGETS } from "./reward-rule.ts";

const MAX_POINTS = 1_000_000_000;

/** `key`: of one press of the button, so that sending it again converts once. */
export const convertInput = z.object({
  points: z.int().min(1).max(MAX_POINTS),
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
});

export const rewardHistoryQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) });

/** `key`: the slug of a category, shop or product, also a product's SKU; nothing for the rule of all. */
export const rewardRuleInput = z.object({
  target: z.enum(REWARD_TARGETS),
  key: lineInput(200, 0).default(""),
  points: z.int().min(0).max(100_000),
  per: z.enum(["unit", "amount"]),
});

export const rewardRateInput = z.object({ points_per_unit: z.int().min(1).max(1_000_000) });

export type RewardRuleInput = z.infer<typeof rewardRuleInput>;
export type ConvertInput = z.infer<typeof convertInput>;
export type RewardHistoryQuery = z.infer<typeof rewardHistoryQuery>;
