import { readListFrom } from "../list/read-list-page.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { MailRecord } from "./outbox.ts";
import { countGivenUp, findTemplates, outboxReads, type OutboxRow } from "./outbox.repository.ts";

const MAX_COUNTED = 999;

/** A page of the outbox. */
export async function findMails(ctx: Context, query: ListQuery): Promise<Result<ListPage<MailRecord>, StaffFailure>> {
  const refusal = staffFailure(ctx, "mails.read");
  if (refusal) return failure(refusal);
  const found = await readListFrom(query, outboxReads(ctx));
  return success({ ...found, rows: found.rows.map(presentMail) });
}

/** The kinds of mails that the outbox can be filtered by. */
export function findMailTemplates(ctx: Context): Promise<string[]> {
  return findTemplates(ctx);
}

/** The number of mails given up; counted up to 999. */
export function countFailedMails(ctx: Context): Promise<number> {
  return countGivenUp(ctx, MAX_COUNTED);
}

export function presentMail(row: OutboxRow): MailRecord {
  const { id, template, recipient, languageCode, attempts } = row;
  return {
    id,
    template,
    recipient,
    languageCode,
    attempts,
    state: row.sentAt ? "sent" : row.nextAttemptAt ? "waiting" : "failed",
    failure: row.failure,
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    canResend: row.sentAt === null || Object.keys(row.data).length > 0,
  };
}
