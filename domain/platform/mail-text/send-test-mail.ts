import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { logAudit } from "../audit/log-audit.ts";
import { findLanguages } from "../language/find-languages.ts";
import { TEST_KEY, type MailTemplate } from "../mail/mail.ts";
import { writeMail } from "../mail/write-mail.ts";
import { sampleOf } from "../mail-preview/preview-mail.ts";
import { staffFailure, type StaffFailure } from "../permission/permission.ts";
import { consumeRateLimit } from "../rate-limit/consume-rate-limit.ts";

const MAX_TESTS_PER_WINDOW = 20;

type TestFailure = StaffFailure | Failure<"not_found" | "too_many_tries">;

/** Mails the sample to the staff member's own address, and returns it. */
export async function sendTestMail(
  ctx: Context,
  template: MailTemplate,
  language: string,
): Promise<Result<string, TestFailure>> {
  const refusal = staffFailure(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  const customer = await getCustomer(ctx);
  if (!customer?.email || !(await findLanguages(ctx)).some(({ code }) => code === language))
    return failure({ code: "not_found" });
  const recipient = customer.email;
  const limit = { name: "mail-test", of: String(customer.id), max: MAX_TESTS_PER_WINDOW };
  const tried = await consumeRateLimit(ctx, limit);
  if (!tried.ok) return tried;
  return withTransaction(ctx, async (inside): Promise<Result<string, TestFailure>> => {
    await writeMail(inside, {
      idempotencyKey: `${TEST_KEY}${template}:${language}:${customer.id}:${inside.now().getTime()}`,
      template,
      recipient,
      languageCode: language,
      data: sampleOf(template, language).data,
    });
    await logAudit(inside, {
      action: "mail.test",
      subject: { kind: "setting", id: `${template} ${language}` },
      details: { email: recipient },
    });
    return success(recipient);
  });
}
