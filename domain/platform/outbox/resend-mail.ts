import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getOutboxRow, makeDueAgain } from "./outbox.repository.ts";

type ResendFailure = StaffRefusal | Refusal<"mail_sent_already">;

/** Retries at once a mail that waits or was given up. A sent mail cannot be resent: its data is deleted. */
export async function resendMail(ctx: Context, id: number): Promise<Result<null, ResendFailure>> {
  const refusal = staffRefusal(ctx, "mails.read");
  if (refusal) return failure(refusal);
  return withTransaction(ctx, async (inside): Promise<Result<null, ResendFailure>> => {
    const row = await getOutboxRow(inside, id);
    if (!row) return failure({ code: "not_found" });
    if (!(await makeDueAgain(inside, id))) return failure({ code: "mail_sent_already" });
    const { template, recipient } = row;
    await logAudit(inside, { action: "mail.resend", subject: { kind: "mail", id }, details: { template, recipient } });
    inside.enqueue("send-mails");
    return success(null);
  });
}
