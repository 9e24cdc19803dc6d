import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findExportedRows } from "./export.repository.ts";
import { EXPORTED_PARTS, type ExportedPart } from "./exported-parts.ts";

const TRIES_PER_HOUR = 5;

/** Everything stored about a customer, by subject. */
export type ExportedData = { shop: string; exportedAt: string; parts: Record<ExportedPart, Record<string, unknown>[]> };

/** Exports everything stored about a customer, as a consistent snapshot. */
export async function exportData(ctx: Context): Promise<Result<ExportedData, Failure<"sign_in" | "too_many_tries">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const limit = { name: "export", of: String(customerId), max: TRIES_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const names = Object.keys(EXPORTED_PARTS) as ExportedPart[];
  const parts = await withTransaction(ctx, async (inside) => {
    const found: [ExportedPart, Record<string, unknown>[]][] = [];
    for (const name of names) found.push([name, await findExportedRows(inside, customerId, name)]);
    return Object.fromEntries(found) as ExportedData["parts"];
  });
  return success({ shop: ctx.settings.shopName, exportedAt: ctx.now().toISOString(), parts });
}
