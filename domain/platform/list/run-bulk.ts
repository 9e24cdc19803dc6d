import type { ListDefinition, ListQuery } from "#shared/list/list.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { BulkInput } from "./list.input.ts";

/** The rows of a bulk action: these ids, or all that match. */
export type BulkSelection = { ids: number[]; query?: never } | { ids?: never; query: ListQuery };

/** A row of it; `label` names the row where it fails. */
export type BulkItem = { id: number; label: string };

/** What a call has done, or would do. `nextAfter`: where the next call goes on; null at the end. */
export type BulkReport = {
  matched: number;
  changed: number;
  failed: (BulkItem & { failure: Refusal })[];
  nextAfter: number | null;
};

/** Rows in one call: few enough that it answers within seconds. */
const BATCH_SIZE = 50;

type Bulk<Item extends BulkItem> = {
  definition: ListDefinition;
  /** Rows with a higher id, in the order of their ids. */
  find: (wanted: BulkSelection, after: number, max: number) => Promise<Item[]>;
  /** The same use case as for a single row: it checks the permission, the state, and logs the change. */
  change: (ctx: Context, item: Item) => Promise<Result<unknown, Refusal>>;
};

/**
 * Changes each row in a transaction of its own, so that one that fails stops no other. A dry run does the same and rolls
 * it back: what it predicts is what would happen.
 */
export async function runBulk<Item extends BulkItem>(
  ctx: Context,
  { ids, filter, dry_run: isDryRun, after }: Pick<BulkInput, "ids" | "filter" | "dry_run" | "after">,
  { definition, find, change }: Bulk<Item>,
): Promise<BulkReport> {
  const wanted = ids ? { ids } : { query: readListUrl(definition, new URLSearchParams(filter)) };
  const items = await find(wanted, after, BATCH_SIZE);
  const report: BulkReport = {
    matched: items.length,
    changed: 0,
    failed: [],
    nextAfter: items.length === BATCH_SIZE ? items.at(-1)!.id : null,
  };
  for (const item of items) {
    const changed = isDryRun ? await tryOut(ctx, item, change) : await change(ctx, item);
    if (changed.ok) report.changed += 1;
    else report.failed.push({ id: item.id, label: item.label, failure: changed.failure });
  }
  return report;
}

async function tryOut<Item extends BulkItem>(
  ctx: Context,
  item: Item,
  change: Bulk<Item>["change"],
): Promise<Result<unknown, Refusal>> {
  const tried = await withTransaction(ctx, async (inside) => failure(await change(inside, item)));
  return tried.failure;
}
