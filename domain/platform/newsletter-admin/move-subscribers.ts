import { stringify } from "csv-stringify/sync";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { emailInput } from "../../text.input.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { SubscriberRow } from "./newsletter-admin.ts";
import { insertImported, subscriberReads } from "./newsletter-admin.repository.ts";

const ROWS_PER_READ = 1_000;
const ROWS_PER_INSERT = 500;
const COLUMNS = ["email", "language", "state", "source", "consent", "requested", "confirmed", "unsubscribed"];

/** The subscribers that match as CSV, line by line; logged. */
export async function exportSubscribers(ctx: Context, query: ListQuery): Promise<Result<string, StaffFailure>> {
  const refusal = staffFailure(ctx, "newsletter.manage");
  if (refusal) return failure(refusal);
  const lines: string[][] = [COLUMNS];
  for (let offset = 0; ; offset += ROWS_PER_READ) {
    const rows = await subscriberReads(ctx).find(query, { limit: ROWS_PER_READ, offset, isFromEnd: false });
    lines.push(...rows.map(cellsOf));
    if (rows.length < ROWS_PER_READ) break;
  }
  await logAudit(ctx, {
    action: "newsletter.export",
    subject: { kind: "newsletter", id: "*" },
    details: { rows: lines.length - 1 },
  });
  return success(stringify(lines, { escape_formulas: true, record_delimiter: "\r\n" }));
}

/** Adds people who have consented elsewhere; existing addresses stay unchanged. */
export async function importSubscribers(
  ctx: Context,
  { csv, consent }: { csv: string; consent: string },
): Promise<Result<{ added: number; skipped: number }, StaffFailure>> {
  const refusal = staffFailure(ctx, "newsletter.manage");
  if (refusal) return failure(refusal);
  const languages = new Set((await findLanguages(ctx)).map(({ code }) => code));
  const people = new Map<string, string>();
  const lines = csv.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  for (const line of lines) {
    const [address = "", language = ""] = line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"|"$/g, ""));
    const email = emailInput.safeParse(address);
    if (email.success) people.set(email.data, languages.has(language) ? language : ctx.settings.defaultLanguage);
  }
  return withTransaction(ctx, async (inside) => {
    const rows = [...people].map(([email, languageCode]) => ({ email, languageCode }));
    let added = 0;
    for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
      added += await insertImported(inside, rows.slice(start, start + ROWS_PER_INSERT), consent);
    await logAudit(inside, {
      action: "newsletter.import",
      subject: { kind: "newsletter", id: "*" },
      details: { rows: added, name: consent },
    });
    return success({ added, skipped: lines.length - added });
  });
}

function cellsOf(row: SubscriberRow): string[] {
  const { email, languageCode, state, source, consentText, createdAt, confirmedAt, unsubscribedAt } = row;
  return [email, languageCode, state, source, consentText, createdAt, confirmedAt ?? "", unsubscribedAt ?? ""];
}
