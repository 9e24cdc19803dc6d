import { z } from "@hono/zod-openapi";
import type { SalesFigures } from "#domain/platform/overview/sales-figures.ts";
import { OVERVIEW_PERIODS } from "#shared/overview-period.ts";
import { toWire } from "#shared/wire.ts";
import { refuse, type ApiContext } from "./answer.ts";
import { shownMoneySchema } from "./money.schema.ts";

export const salesQuery = z.object({ period: z.enum(OVERVIEW_PERIODS).default("30d") });

const moneyFigure = z.object({ now: shownMoneySchema, before: shownMoneySchema, change: z.int().nullable() });

/** `change` in percent; `share` in thousandths of the highest bucket. */
export const salesSchema = z.object({
  figures: z
    .object({
      period: z.enum(OVERVIEW_PERIODS),
      first_day: z.string(),
      last_day: z.string(),
      sales: moneyFigure,
      orders: z.object({ now: z.int(), before: z.int(), change: z.int().nullable() }),
      average: moneyFigure,
      earned: moneyFigure.nullable(),
      buckets: z.array(z.object({ day: z.string(), orders: z.int(), sales: shownMoneySchema, share: z.int() })),
      most: shownMoneySchema,
      half: shownMoneySchema,
    })
    .openapi("SalesFigures"),
});

export function salesAnswer(c: ApiContext, figures: SalesFigures | null) {
  return figures ? c.json({ figures: toWire(figures) }, 200) : refuse(c, { code: "not_yours" });
}
