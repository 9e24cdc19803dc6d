import * as z from "zod";
import { lineInput } from "../../text.input.ts";
import { REWARD_TARGETS } from "./reward-rule.ts";
import { recordVersion } from "../../record-version.ts";

const MAX_POINTS = 1_000_000_000;

/** `key`: an idempotency key, so that a resubmitted form converts only once. */
export const convertInput = z.object({
  points: z.int().min(1).max(MAX_POINTS),
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
});

export const rewardHistoryQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) });

/** `key`: the slug of a category, shop or product, or a product's SKU; absent for the default rule. */
export const rewardRuleInput = z.object({
  target: z.enum(REWARD_TARGETS),
  key: lineInput(200, 0).default(""),
  points: z.int().min(0).max(100_000),
  per: z.enum(["unit", "amount"]),
  version: recordVersion,
});

export const rewardRateInput = z.object({ points_per_unit: z.int().min(1).max(1_000_000) });

export type RewardRuleInput = z.infer<typeof rewardRuleInput>;
export type ConvertInput = z.infer<typeof convertInput>;
export type RewardHistoryQuery = z.infer<typeof rewardHistoryQuery>;
