import { MAIL_LIST } from "#shared/list/system-lists.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { BulkInput } from "../list/list.input.ts";
import { type BulkReport, runBulk } from "../list/run-bulk.ts";
import { staffFailure, type StaffFailure } from "../permission/permission.ts";
import { outboxReads } from "./outbox.repository.ts";
import { resendMail } from "./resend-mail.ts";

/** Retries selected mails at once; those that were sent are not sent again. */
export async function resendMails(ctx: Context, input: BulkInput<"resend">): Promise<Result<BulkReport, StaffFailure>> {
  const refusal = staffFailure(ctx, "mails.read");
  if (refusal) return failure(refusal);
  return success(
    await runBulk(ctx, input, {
      definition: MAIL_LIST,
      reads: outboxReads(ctx),
      label: ({ recipient }) => recipient,
      change: (inside, { id }) => resendMail(inside, id, { isUnsentOnly: true }),
    }),
  );
}
