import { failure, success, type Result } from "#shared/result.ts";
import type { Failure } from "#shared/failures.ts";
import type { Context } from "../../context.ts";
import { findLanguages } from "../language/find-languages.ts";
import type { MailTemplate, MailToRender, RenderedMail } from "../mail/mail.ts";
import { MAIL_TOPICS } from "../mail/mail-topic.ts";
import { staffFailure, type StaffFailure } from "../permission/permission.ts";
import { MAIL_TEMPLATES, type MailPreviewQuery } from "./mail-preview.input.ts";
import { MAIL_SAMPLES } from "./mail-samples.ts";
import { variantsOf } from "./mail-variants.ts";

/** A sample of a mail as customers would get it now. */
export async function previewMail(
  ctx: Context,
  template: MailTemplate,
  { language = ctx.visitor.language.code, footer, draft }: MailPreviewQuery,
): Promise<Result<RenderedMail, StaffFailure | Failure<"not_found">>> {
  const refusal = staffFailure(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  if (!(await findLanguages(ctx)).some(({ code }) => code === language)) return failure({ code: "not_found" });
  const sample = sampleOf(template, language);
  return success(
    await ctx.mailRenderer.render({ ...sample, ...(footer !== undefined && { footer }), ...(draft && { draft }) }),
  );
}

/** All kinds of mails with the subjects of their samples, in the page's language. The caller has checked the permission. */
export function findMailKinds(ctx: Context): Promise<{ template: MailTemplate; subject: string }[]> {
  return Promise.all(
    MAIL_TEMPLATES.map(async (template) => ({ template, subject: await getMailSubject(ctx, template) })),
  );
}

/** That of its sample, in the page's language. */
export function getMailSubject(ctx: Context, template: MailTemplate): Promise<string> {
  return ctx.mailRenderer.subjectOf(sampleOf(template, ctx.visitor.language.code));
}

/** The sample with the subjects and sentences of all its variants. */
export function samplesOf(template: MailTemplate, languageCode: string): MailToRender[] {
  const sample = sampleOf(template, languageCode);
  return [sample, ...variantsOf(template).map((data) => ({ ...sample, data }))];
}

export function sampleOf(template: MailTemplate, languageCode: string): MailToRender {
  const unsubscribePath = MAIL_TOPICS[template] === null ? null : "/unsubscribe/preview";
  return { template, languageCode, data: MAIL_SAMPLES[template], unsubscribePath };
}
