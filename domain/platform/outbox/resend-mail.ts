import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { isResendable, type MailData, type ResendableTemplate } from "#domain/platform/mail/mail.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getOutboxRow, makeDueAgain, type OutboxRow } from "./outbox.repository.ts";
import { withKeys } from "./with-keys.ts";

type ResendFailure = StaffFailure | Failure<"mail_sent_already" | "mail_outdated" | "too_many_tries">;

const MAX_PER_RECIPIENT = 5;
const MINUTES_OF_A_DAY = 1440;

/**
 * Sends a mail now: one that waits or was given up, or, unless only unsent ones are wanted, again one about an order,
 * while its content is stored and still applies. To a recipient five a day are sent again.
 */
export function resendMail(
  ctx: Context,
  id: number,
  { isUnsentOnly = false }: { isUnsentOnly?: boolean } = {},
): Promise<Result<null, ResendFailure>> {
  return withStaffTransaction(ctx, "mails.read", async (inside) => {
    const row = await getOutboxRow(inside, id);
    if (!row) return failure({ code: "not_found" });
    const isDue = await makeDueAgain(inside, id);
    if (!isDue && isUnsentOnly) return failure({ code: "mail_sent_already" });
    const sent = isDue ? success(null) : await sendAgain(inside, row);
    if (!sent.ok) return sent;
    const { template, recipient } = row;
    await logAudit(inside, { action: "mail.resend", subject: { kind: "mail", id }, details: { template, recipient } });
    inside.enqueue("send-mails");
    return success(null);
  });
}

async function sendAgain(ctx: Context, row: OutboxRow): Promise<Result<null, ResendFailure>> {
  const { id, template, recipient, languageCode, data } = row;
  if (!isResendable(template) || Object.keys(data).length === 0) return failure({ code: "mail_sent_already" });
  const current = await withKeys(ctx, template, data);
  if (!current) return failure({ code: "mail_outdated" });
  const limit = { name: "mail-resend", of: recipient, max: MAX_PER_RECIPIENT, minutes: MINUTES_OF_A_DAY };
  const allowed = await consumeRateLimit(ctx, limit);
  if (!allowed.ok) return allowed;
  const idempotencyKey = `resend:${id}:${ctx.newToken()}`;
  await writeMail(ctx, {
    idempotencyKey,
    template,
    recipient,
    languageCode,
    data: current as MailData[ResendableTemplate],
  });
  return success(null);
}
