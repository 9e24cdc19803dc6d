import * as z from "zod";

const MOST_POINTS = 1_000_000_000;

/** `key`: of one press of the button, so that sending it again converts once. */
export const convertInput = z.object({
  points: z.int().min(1).max(MOST_POINTS),
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
});

export const rewardHistoryQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) });

export type ConvertInput = z.infer<typeof convertInput>;
export type RewardHistoryQuery = z.infer<typeof rewardHistoryQuery>;
