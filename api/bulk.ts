import { z } from "@hono/zod-openapi";
import type { BulkReport } from "#domain/platform/list/run-bulk.ts";
import { FAILURES, type Failure } from "#shared/failures.ts";
import type { Result } from "#shared/result.ts";
import { type ApiContext, refuse } from "./answer.ts";

/** The response of a bulk call. */
export const bulkSchema = z.object({
  success: z.string(),
  /** Rows of this call; `changed` of them were changed, or would be. */
  matched: z.int(),
  changed: z.int(),
  failed: z.array(z.object({ id: z.int(), label: z.string(), error: z.string() })),
  /** `after` of the next call; null when all rows are done. */
  next_after: z.int().nullable(),
});

export function presentBulk(
  c: ApiContext,
  { matched, changed, failed, nextAfter }: BulkReport,
): z.infer<typeof bulkSchema> {
  const { t } = c.var.ctx;
  return {
    success: t("{number} items changed.", { count: changed, number: String(changed) }),
    matched,
    changed,
    failed: failed.map(({ id, label, failure }) => ({
      id,
      label,
      error: t(FAILURES[failure.code].keyword, failure.values),
    })),
    next_after: nextAfter,
  };
}

export function answerBulk(c: ApiContext, changed: Result<BulkReport, Failure>) {
  return changed.ok ? c.json(presentBulk(c, changed.value), 200) : refuse(c, changed.failure);
}
