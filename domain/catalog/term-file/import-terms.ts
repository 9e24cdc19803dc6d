import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import type { ReferenceList } from "#shared/reference-lists.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { decodeText } from "../import/decode-text.ts";
import { readRows } from "../import/read-rows.ts";
import { openList } from "./open-list.ts";
import { MAX_TERM_BYTES, MAX_TERM_ROWS, type TermImport, type TermWrite } from "./term-file.ts";
import type { TermImportOptions } from "./term-file.input.ts";
import { insertTermImport } from "./term-import.repository.ts";
import { findTermStates } from "./term-state.ts";

const IMPORTS_PER_HOUR = 60;
const MAX_FILE_NAME = 120;

export type ImportTermsFailure =
  | StaffFailure
  | Failure<"too_many_tries" | "too_large" | "file_unreadable" | "import_too_many_rows" | "term_file_unknown">;

/** Rolls back: a dry run, or a file with an error that must not be imported in part. */
type NotWritten = { code: "not_written"; import: TermImport };

/** Adds and changes rows of a file one by one in one transaction; a dry run does the same and rolls back. */
export async function importTerms(
  ctx: Context,
  list: ReferenceList,
  file: { name: string; bytes: Uint8Array },
  { dry_run: dryRun, on_error: onError }: TermImportOptions,
): Promise<Result<TermImport, ImportTermsFailure>> {
  const refusal = staffFailure(ctx, "catalog.manage");
  if (refusal) return failure(refusal);
  if (file.bytes.length > MAX_TERM_BYTES) return failure({ code: "too_large" });
  const limit = { name: "term-import", of: String(ctx.visitor.customerId), max: IMPORTS_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const table = await readRows(decodeText(file.bytes));
  if (table === "unreadable") return failure({ code: "file_unreadable" });
  if (table === "too_many_rows" || table.rows.length > MAX_TERM_ROWS)
    return failure({ code: "import_too_many_rows", values: { count: MAX_TERM_ROWS } });
  const columns = new Set(table.columns.map((name) => name.toLowerCase()));
  const isDryRun = dryRun === "1";
  const outcome = await withTransaction(
    ctx,
    async (inside): Promise<Result<TermImport, NotWritten | Failure<"term_file_unknown">>> => {
      const { keys, apply } = await openList(inside, list);
      if (!keys.some((key) => columns.has(key)))
        return failure({ code: "term_file_unknown", values: { name: keys.join(", ") } });
      const done: TermImport = {
        list,
        isDryRun,
        rows: table.rows.length,
        created: 0,
        changed: 0,
        unchanged: 0,
        errors: [],
      };
      const writes = new Map<string, TermWrite>();
      // If several rows write the same record, the first one has the former state.
      const recordWrite = (write: TermWrite) =>
        writes.set(`${write.kind} ${write.id}`, writes.get(`${write.kind} ${write.id}`) ?? write);
      for (const { line, cells } of table.rows) {
        const row = keys.some((key) => (cells[key] ?? "") !== "")
          ? await apply(cells, recordWrite)
          : { column: keys[0]!, message: "This field is required." };
        if (typeof row === "string") done[row] += 1;
        else done.errors.push({ line, column: row.column, message: ctx.t(row.message, row.values) });
      }
      if (isDryRun || (onError === "abort" && done.errors.length > 0))
        return failure({ code: "not_written", import: isDryRun ? done : { ...done, created: 0, changed: 0 } });
      const fileName = file.name.replaceAll(/\p{Cc}/gu, "").slice(0, MAX_FILE_NAME);
      await recordRun(inside, fileName, done, [...writes.values()]);
      await logAudit(inside, {
        action: "catalog.import",
        subject: { kind: "catalog", id: list },
        details: { text: fileName, rows: table.rows.length },
      });
      return success(done);
    },
  );
  if (outcome.ok) return outcome;
  return outcome.failure.code === "not_written" ? success(outcome.failure.import) : failure(outcome.failure);
}

/** For the history and the undo, with what the run wrote as it is in the database now. */
async function recordRun(
  ctx: Context,
  fileName: string,
  { list, rows, created, changed, unchanged, errors }: TermImport,
  writes: readonly TermWrite[],
): Promise<void> {
  const byKind = Map.groupBy(writes, ({ kind }) => kind);
  const states = new Map<TermWrite, object>();
  for (const [kind, own] of byKind) {
    const current = await findTermStates(ctx, kind);
    for (const write of own) states.set(write, current.get(write.id)!);
  }
  await insertTermImport(
    ctx,
    {
      list,
      customerId: ctx.visitor.customerId,
      fileName,
      rows,
      created,
      changed,
      unchanged,
      errorsCount: errors.length,
    },
    writes.map((write) => ({ ...write, after: states.get(write)! })),
  );
}
