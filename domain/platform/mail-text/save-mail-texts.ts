import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { logAudit } from "../audit/log-audit.ts";
import { findLanguages } from "../language/find-languages.ts";
import { translationOf } from "../language/keywords.ts";
import { isStale } from "../../record-version.ts";
import { areTextsStale, hasKnownPlaceholders } from "../language-admin/language-admin.ts";
import type { MailTemplate } from "../mail/mail.ts";
import { staffFailure } from "../permission/permission.ts";
import { getMailTextForm } from "./find-mail-texts.ts";
import { MAIL_TEXTS_TAG, recordOfSenders, type MailTextFailure } from "./mail-text.ts";
import type { MailSendersInput, MailTextsInput } from "./mail-text.input.ts";
import {
  findMailTextRows,
  findSenderRows,
  lockMailTexts,
  replaceSenders,
  storeMailTexts,
} from "./mail-text.repository.ts";

/** Stores sentences of a mail, all or none; a text like the usual one is not stored. */
export async function saveMailTexts(
  ctx: Context,
  template: MailTemplate,
  { language, texts, known: before }: MailTextsInput,
): Promise<Result<null, MailTextFailure>> {
  const form = await getMailTextForm(ctx, template, language);
  if (!form.ok) return form;
  const known = new Set(form.value.texts.map(({ keyword }) => keyword));
  const errors: Record<string, string[]> = {};
  for (const [keyword, text] of Object.entries(texts)) {
    if (!known.has(keyword)) errors[`texts.${keyword}`] = [ctx.t("This text isn't in the email.")];
    else if (!hasKnownPlaceholders(keyword, text))
      errors[`texts.${keyword}`] = [ctx.t("Use only the words in braces that the original has.")];
    else if (text !== "" && keyword.includes("{code}") && !text.includes("{code}"))
      errors[`texts.${keyword}`] = [ctx.t("Keep {word}. The email doesn't work without it.", { word: "{code}" })];
  }
  if (Object.keys(errors).length > 0) return failure({ code: "invalid", errors });
  const usual = translationOf(language);
  const own = Object.fromEntries(
    Object.entries(texts).map(([keyword, text]) => [keyword, text === usual(keyword) ? "" : text]),
  );
  return withTransaction(ctx, async (inside): Promise<Result<null, MailTextFailure>> => {
    await lockMailTexts(inside);
    const stored = (await findMailTextRows(inside)).filter(
      (row) => row.template === template && row.languageCode === language,
    );
    const textOf = (keyword: string) => stored.find((row) => row.keyword === keyword)?.text ?? usual(keyword);
    if (areTextsStale(before, textOf)) return failure({ code: "changed_meanwhile" });
    await storeMailTexts(inside, template, language, own);
    await log(inside, `${template} ${language}`, Object.keys(texts).length);
    return success(null);
  });
}

/** Replaces what is stored for the languages. */
export async function saveMailSenders(
  ctx: Context,
  { senders, version }: MailSendersInput,
): Promise<Result<null, MailTextFailure>> {
  const refusal = staffFailure(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  const languages = new Set((await findLanguages(ctx)).map(({ code }) => code));
  const codes = senders.map(({ language_code: code }) => code);
  if (codes.some((code) => !languages.has(code)) || new Set(codes).size < codes.length)
    return failure({ code: "invalid", errors: { senders: [ctx.t("Choose one of the options.")] } });
  return withTransaction(ctx, async (inside): Promise<Result<null, MailTextFailure>> => {
    await lockMailTexts(inside);
    if (isStale(version, recordOfSenders(await findSenderRows(inside)))) return failure({ code: "changed_meanwhile" });
    const own = senders.filter(({ name, footer }) => name !== "" || footer !== "");
    await replaceSenders(
      inside,
      own.map(({ language_code: languageCode, name, footer }) => ({ languageCode, name, footer })),
    );
    await log(inside, "senders", own.length);
    return success(null);
  });
}

async function log(ctx: Context, id: string, rows: number): Promise<void> {
  await logAudit(ctx, { action: "mail.write", subject: { kind: "setting", id }, details: { rows } });
  await ctx.cache.purge([MAIL_TEXTS_TAG]);
}
