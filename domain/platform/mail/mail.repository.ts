import { and, asc, eq, isNull, lt, lte, sql } from "drizzle-orm";
import { insertRows } from "#db/insert-rows.ts";
import { preparedSql } from "#db/prepared.ts";
import { mails } from "#db/schema/mail.ts";
import type { Context } from "../../context.ts";
import { RESENDABLE_TEMPLATES, type MailTemplate, type WaitingMail } from "./mail.ts";

export type MailRow = Pick<WaitingMail, "idempotencyKey" | "recipient" | "languageCode"> & {
  template: MailTemplate;
  data: object;
};

export async function insertMail(ctx: Context, mail: MailRow): Promise<void> {
  await insertRows(
    ctx.db,
    "insert_mail",
    mails,
    [
      {
        idempotencyKey: mail.idempotencyKey,
        template: mail.template,
        recipient: mail.recipient,
        languageCode: mail.languageCode,
        data: mail.data as Record<string, unknown>,
        attempts: 0,
        createdAt: ctx.now(),
        nextAttemptAt: ctx.now(),
      },
    ],
    sql`on conflict (once_key) do nothing`,
  );
}

/** Claims mails that are due; no other worker claims them before `until`. */
export async function claimMails(ctx: Context, max: number, until: Date): Promise<WaitingMail[]> {
  const due = ctx.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.nextAttemptAt, ctx.now())))
    .orderBy(asc(mails.id))
    .limit(max)
    .for("update", { skipLocked: true });
  const rows = await ctx.db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: until })
    .where(sql`${mails.id} in (${due})`)
    .returning({
      id: mails.id,
      idempotencyKey: mails.idempotencyKey,
      template: mails.template,
      recipient: mails.recipient,
      languageCode: mails.languageCode,
      data: mails.data,
      attempts: mails.attempts,
    });
  return rows
    .map((row) => ({ ...row, template: row.template as MailTemplate, data: row.data as WaitingMail["data"] }))
    .toSorted((a, b) => a.id - b.id);
}

/** What remains of a sent mail: if it can be sent again, everything but the keys of its links. */
const DATA_WITHOUT_KEYS = sql`case
  when template <> all(array[${sql.join(
    RESENDABLE_TEMPLATES.map((template) => sql`${template}`),
    sql`, `,
  )}]) then '{}'::jsonb
  when template = 'order-placed' then (data - 'key') || jsonb_build_object('orders',
    (select coalesce(jsonb_agg(each - 'key' order by place), '[]') from jsonb_array_elements(data -> 'orders') with ordinality as own(each, place)))
  else data - 'key' end`;

/** Empties what was sent before. */
export async function emptySentMails(ctx: Context, before: Date): Promise<void> {
  await ctx.db
    .update(mails)
    .set({ data: {} })
    .where(and(lt(mails.sentAt, before), sql`${mails.data} <> '{}'`));
}

export async function markMailSent(ctx: Context, id: number): Promise<void> {
  // The last mail to a deleted account: its recipient is not kept.
  await preparedSql(
    ctx.db,
    "mark_mail_sent",
    (value) => sql`update ${mails}
      set sent_at = ${value("now")}::timestamptz, next_attempt_at = null, failure = null, data = ${DATA_WITHOUT_KEYS},
        recipient = case when template = 'account-deleted' then '' else recipient end
      where id = ${value("id")}`,
  ).execute({ id, now: ctx.now().toISOString() });
}

export async function markMailFailed(
  ctx: Context,
  id: number,
  failure: string,
  nextAttemptAt: Date | null,
): Promise<void> {
  await ctx.db.update(mails).set({ failure, nextAttemptAt }).where(eq(mails.id, id));
}
