import * as z from "zod";
import { EARNING_STATES } from "./earning-book.ts";

const day = z.iso.date();

/** `from` and `to`: days of UTC, both included. */
export const earningsQuery = z.object({
  state: z.enum(EARNING_STATES).optional(),
  from: day.optional(),
  to: day.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export type EarningsQuery = z.infer<typeof earningsQuery>;
