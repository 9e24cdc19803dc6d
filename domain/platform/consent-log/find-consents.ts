import { stringify } from "csv-stringify/sync";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { consumeRateLimit } from "../rate-limit/consume-rate-limit.ts";
import type { ConsentRow } from "./consent-log.ts";
import { consentReads } from "./consent-log.repository.ts";

const COLUMNS = ["decided", "visitor", "accepted", "declined", "text_version", "language"];
const ROWS_PER_READ = 1_000;
const MAX_ROWS = 100_000;
const EXPORTS_PER_HOUR = 30;

/** A page of the log of decisions on cookies and embedded content. */
export async function findConsents(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<ConsentRow>, StaffFailure>> {
  const refusal = staffFailure(ctx, "audit.read");
  if (refusal) return failure(refusal);
  return success(await readListFrom(query, consentReads(ctx)));
}

/** The decisions that match as CSV, the first 100,000; logged. */
export async function exportConsents(
  ctx: Context,
  query: ListQuery,
): Promise<Result<string, StaffFailure | Failure<"too_many_tries">>> {
  const refusal = staffFailure(ctx, "audit.read");
  if (refusal) return failure(refusal);
  const limit = { name: "consent-export", of: String(ctx.visitor.customerId), max: EXPORTS_PER_HOUR, minutes: 60 };
  const tried = await consumeRateLimit(ctx, limit);
  if (!tried.ok) return tried;
  const lines: string[][] = [COLUMNS];
  for (let offset = 0; offset < MAX_ROWS; offset += ROWS_PER_READ) {
    const rows = await consentReads(ctx).find(query, { limit: ROWS_PER_READ, offset, isFromEnd: false });
    lines.push(...rows.map(cellsOf));
    if (rows.length < ROWS_PER_READ) break;
  }
  await logAudit(ctx, {
    action: "consent.export",
    subject: { kind: "consent", id: "*" },
    details: { rows: lines.length - 1 },
  });
  return success(stringify(lines, { escape_formulas: true, record_delimiter: "\r\n" }));
}

function cellsOf({ createdAt, visitor, accepted, declined, textVersion, languageCode }: ConsentRow): string[] {
  return [createdAt, visitor, accepted.join(" "), declined.join(" "), String(textVersion), languageCode];
}
