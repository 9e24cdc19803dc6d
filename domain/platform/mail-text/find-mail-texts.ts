import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { findLanguages } from "../language/find-languages.ts";
import { translationOf } from "../language/keywords.ts";
import type { MailOutline, MailTemplate } from "../mail/mail.ts";
import { samplesOf } from "../mail-preview/preview-mail.ts";
import { staffFailure, type StaffFailure } from "../permission/permission.ts";
import { versionOf } from "../../record-version.ts";
import { getMailBlocks, getMailSender, getMailTexts } from "./get-mail-texts.ts";
import type { MailSender, MailTextForm } from "./mail-text.ts";

/** All sentences of a mail in a language, in all its variants. */
export async function getMailTextForm(
  ctx: Context,
  template: MailTemplate,
  languageCode: string,
): Promise<Result<MailTextForm, StaffFailure | Failure<"not_found">>> {
  const refusal = staffFailure(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  const language = (await findLanguages(ctx)).find(({ code }) => code === languageCode);
  if (!language) return failure({ code: "not_found" });
  const own = await getMailTexts(ctx, template, languageCode);
  const usual = translationOf(languageCode);
  const keywords = await Promise.all(
    samplesOf(template, languageCode).map((mail) => ctx.mailRenderer.keywordsOf(mail)),
  );
  const texts = [...new Set(keywords.flat())].map((keyword) => ({
    keyword,
    text: own[keyword] ?? usual(keyword),
    isOwn: Object.hasOwn(own, keyword),
  }));
  const { parts, words } = await getOutline(ctx, template, languageCode);
  const blocks = await getMailBlocks(ctx, template, languageCode);
  return success({
    language: { code: language.code, direction: language.direction },
    texts,
    parts,
    words,
    blocks: blocks.length > 0 ? blocks : parts.map((kind) => ({ kind })),
    hasOwnBlocks: blocks.length > 0,
    version: versionOf(blocks),
  });
}

/** The parts and the words of a mail in all its variants. */
async function getOutline(ctx: Context, template: MailTemplate, languageCode: string): Promise<MailOutline> {
  const outlines = await Promise.all(samplesOf(template, languageCode).map((mail) => ctx.mailRenderer.outlineOf(mail)));
  return {
    parts: [...new Set(outlines.flatMap(({ parts }) => parts))],
    words: [...new Set(outlines.flatMap(({ words }) => words))],
  };
}

/** Sender and footer in each language. */
export async function findMailSenders(ctx: Context): Promise<Result<MailSender[], StaffFailure>> {
  const refusal = staffFailure(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  const languages = await findLanguages(ctx);
  return success(
    await Promise.all(
      languages.map(
        async ({ code }) => (await getMailSender(ctx, code)) ?? { languageCode: code, name: "", footer: "" },
      ),
    ),
  );
}
