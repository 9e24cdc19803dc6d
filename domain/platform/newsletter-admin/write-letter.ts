import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { cleanText } from "#domain/platform/page-admin/clean-body.ts";
import { staffFailure, type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { LetterInput } from "./newsletter-admin.input.ts";
import { countRecipients, getLetterRow, insertLetter, updateDraft } from "./newsletter-admin.repository.ts";

type LetterFailure = StaffFailure | Failure<"not_found" | "newsletter_sent" | "no_recipients"> | InvalidFields;

const TEST_KEY = "0.newsletter.test";

/** Returns the id of the new draft. */
export async function createLetter(ctx: Context, input: LetterInput): Promise<Result<number, LetterFailure>> {
  const refusal = staffFailure(ctx, "newsletter.manage");
  if (refusal) return failure(refusal);
  const read = await readLetter(ctx, input);
  if (!read.ok) return read;
  return withTransaction(ctx, async (inside) => {
    const id = await insertLetter(inside, read.value);
    await log(inside, "newsletter.create", id, read.value.subject);
    return success(id);
  });
}

/** Only a draft can be changed. */
export async function changeLetter(ctx: Context, id: number, input: LetterInput): Promise<Result<null, LetterFailure>> {
  const refusal = staffFailure(ctx, "newsletter.manage");
  if (refusal) return failure(refusal);
  const read = await readLetter(ctx, input);
  if (!read.ok) return read;
  return withTransaction(ctx, async (inside): Promise<Result<null, LetterFailure>> => {
    if (!(await getLetterRow(inside, id))) return failure({ code: "not_found" });
    if (!(await updateDraft(inside, id, read.value))) return failure({ code: "newsletter_sent" });
    await log(inside, "newsletter.change", id, read.value.subject);
    return success(null);
  });
}

/** Mails the letter to one address, marked as a test. */
export function testLetter(ctx: Context, id: number, email: string): Promise<Result<null, LetterFailure>> {
  return withStaffTransaction(ctx, "newsletter.manage", async (inside) => {
    const letter = await getLetterRow(inside, id);
    if (!letter) return failure({ code: "not_found" });
    await writeMail(inside, {
      idempotencyKey: `newsletter-test:${id}:${inside.now().getTime()}`,
      template: "newsletter",
      recipient: email,
      languageCode: letter.languageCode ?? inside.settings.defaultLanguage,
      data: { subject: inside.t("Test: {subject}", { subject: letter.subject }), body: letter.body, key: TEST_KEY },
    });
    await log(inside, "newsletter.test", id, letter.subject);
    return success(null);
  });
}

/** From now on a job sends it in batches. Returns how many will get it; sending twice is refused. */
export function sendLetter(ctx: Context, id: number): Promise<Result<number, LetterFailure>> {
  return withStaffTransaction(ctx, "newsletter.manage", async (inside) => {
    const letter = await getLetterRow(inside, id);
    if (!letter) return failure({ code: "not_found" });
    const recipients = await countRecipients(inside, letter);
    if (recipients === 0) return failure({ code: "no_recipients" });
    if (!(await updateDraft(inside, id, { state: "sending" }))) return failure({ code: "newsletter_sent" });
    await log(inside, "newsletter.send", id, letter.subject);
    inside.enqueue("send-newsletters");
    return success(recipients);
  });
}

function log(
  ctx: Context,
  action: "newsletter.create" | "newsletter.change" | "newsletter.test" | "newsletter.send",
  id: number,
  name: string,
): Promise<void> {
  return logAudit(ctx, { action, subject: { kind: "newsletter", id }, details: { name } });
}

type ReadLetter = Omit<LetterInput, "language_code"> & { languageCode: string | null };

async function readLetter(ctx: Context, input: LetterInput): Promise<Result<ReadLetter, LetterFailure>> {
  const { subject, language_code: languageCode, audience } = input;
  if (languageCode !== null && !(await findLanguages(ctx)).some(({ code }) => code === languageCode))
    return failure({ code: "invalid", errors: { language_code: [ctx.t("Choose one of the options.")] } });
  return success({ subject, body: cleanText(input.body), languageCode, audience });
}
