import type { ListDefinition } from "#shared/list/list.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { BulkInput } from "./list.input.ts";
import type { ListReads } from "./read-list-page.ts";

/** What a call has done, or would do. `nextAfter`: where the next call goes on; null at the end. */
export type BulkReport = {
  matched: number;
  changed: number;
  failed: { id: number; label: string; failure: Failure }[];
  nextAfter: number | null;
};

/** Rows in one call: few enough that it answers within seconds. */
const BATCH_SIZE = 50;

type Bulk<Row extends { id: number }> = {
  definition: ListDefinition;
  reads: Pick<ListReads<Row>, "findAfter">;
  /** Names a row that fails. */
  label: (row: Row) => string;
  /** The same use case as for a single row: it checks the permission, the state, and logs the change. */
  change: (ctx: Context, row: Row) => Promise<Result<unknown, Failure>>;
};

/**
 * Changes each row in a transaction of its own, so that one that fails stops no other. A dry run does the same and rolls
 * it back: what it predicts is what would happen.
 */
export async function runBulk<Row extends { id: number }>(
  ctx: Context,
  { ids, filter, dry_run: isDryRun, after }: Pick<BulkInput, "ids" | "filter" | "dry_run" | "after">,
  { definition, reads, label, change }: Bulk<Row>,
): Promise<BulkReport> {
  const wanted = ids ? { ids } : { query: readListUrl(definition, new URLSearchParams(filter)) };
  const rows = await reads.findAfter(wanted, after, BATCH_SIZE);
  const report: BulkReport = {
    matched: rows.length,
    changed: 0,
    failed: [],
    nextAfter: rows.length === BATCH_SIZE ? rows.at(-1)!.id : null,
  };
  for (const row of rows) {
    const changed = isDryRun ? await tryOut(ctx, row, change) : await change(ctx, row);
    if (changed.ok) report.changed += 1;
    else report.failed.push({ id: row.id, label: label(row), failure: changed.failure });
  }
  return report;
}

async function tryOut<Row extends { id: number }>(
  ctx: Context,
  row: Row,
  change: Bulk<Row>["change"],
): Promise<Result<unknown, Failure>> {
  const tried = await withTransaction(ctx, async (inside) => failure(await change(inside, row)));
  return tried.failure;
}
