import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { MailsQuery } from "./outbox.input.ts";
import type { MailRecord } from "./outbox.ts";
import { countGivenUp, findOutboxRows, type OutboxRow } from "./outbox.repository.ts";

const ROWS = 30;
const MAX_COUNTED = 999;

export type MailPage = { mails: MailRecord[]; olderThan: number | null };

/** The outbox, newest first. */
export async function findMails(
  ctx: Context,
  { state, q, older_than: olderThan }: MailsQuery,
): Promise<Result<MailPage, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "mails.read");
  if (refusal) return failure(refusal);
  const rows = await findOutboxRows(ctx, { state, recipient: q, olderThan, most: ROWS + 1 });
  const mails = rows.slice(0, ROWS).map(presentMail);
  return success({ mails, olderThan: rows.length > ROWS ? mails.at(-1)!.id : null });
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
  };
}
