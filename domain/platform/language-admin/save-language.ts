import type { InvalidFields, Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { logAudit } from "../audit/log-audit.ts";
import { LANGUAGES_TAG } from "../language/find-languages.ts";
import { staffFailure, type StaffFailure, withStaffTransaction } from "../permission/permission.ts";
import { isStale } from "../../record-version.ts";
import { areTextsStale, builtInText, hasKnownPlaceholders, keywordsOfLanguage } from "./language-admin.ts";
import type { ChangeLanguageInput, LanguageTextsInput, NewLanguageInput } from "./language-admin.input.ts";
import { findTextsOf, insertLanguage, lockLanguage, saveTexts, updateLanguage } from "./language-admin.repository.ts";

type SaveLanguageFailure = StaffFailure | Failure<"not_found" | "changed_meanwhile"> | InvalidFields;

/** Adds a language; untranslated sentences appear in English. */
export function addLanguage(ctx: Context, input: NewLanguageInput): Promise<Result<null, SaveLanguageFailure>> {
  return withStaffTransaction(ctx, "content.manage", async (inside) => {
    if (!(await insertLanguage(inside, input)))
      return failure({ code: "invalid", errors: { code: [ctx.t("There's already a language with this code.")] } });
    await logChange(inside, input.code, input);
    return success(null);
  });
}

/** The shop's default language cannot be switched off. */
export function changeLanguage(
  ctx: Context,
  code: string,
  input: ChangeLanguageInput,
): Promise<Result<null, SaveLanguageFailure>> {
  return withStaffTransaction(ctx, "content.manage", async (inside) => {
    const known = await lockLanguage(inside, code);
    if (!known) return failure({ code: "not_found" });
    if (isStale(input.version, known)) return failure({ code: "changed_meanwhile" });
    if (!input.is_active && code === ctx.settings.defaultLanguage)
      return failure({ code: "invalid", errors: { is_active: [ctx.t("The default language stays on.")] } });
    await updateLanguage(inside, code, input);
    await logChange(inside, code, input);
    return success(null);
  });
}

/** Stores translations, all or none; a text like the software's own is not stored. `before`: as they were read. Every cached page shows them. */
export async function saveLanguageTexts(
  ctx: Context,
  code: string,
  texts: LanguageTextsInput["texts"],
  before?: LanguageTextsInput["known"],
): Promise<Result<{ changed: number }, SaveLanguageFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  const known = new Set(keywordsOfLanguage(code));
  const errors: Record<string, string[]> = {};
  for (const [keyword, text] of Object.entries(texts))
    if (!known.has(keyword)) errors[`texts.${keyword}`] = [ctx.t("This text isn't used in the shop.")];
    else if (!hasKnownPlaceholders(keyword, text))
      errors[`texts.${keyword}`] = [ctx.t("Use only the words in braces that the original has.")];
  return withTransaction(ctx, async (inside): Promise<Result<{ changed: number }, SaveLanguageFailure>> => {
    if (!(await lockLanguage(inside, code))) return failure({ code: "not_found" });
    if (Object.keys(errors).length > 0) return failure({ code: "invalid", errors });
    const stored = await findTextsOf(inside, code);
    if (areTextsStale(before, (keyword) => stored[keyword] ?? builtInText(code, keyword)))
      return failure({ code: "changed_meanwhile" });
    const own = Object.fromEntries(
      Object.entries(texts).map(([keyword, text]) => [keyword, text === builtInText(code, keyword) ? "" : text]),
    );
    await saveTexts(inside, code, own);
    const changed = Object.keys(texts).length;
    await logAudit(inside, {
      action: "language.translate",
      subject: { kind: "setting", id: code },
      details: { rows: changed },
    });
    await inside.cache.purge([LANGUAGES_TAG]);
    return success({ changed });
  });
}

async function logChange(ctx: Context, code: string, { name, direction, is_active: isActive }: ChangeLanguageInput) {
  await logAudit(ctx, {
    action: "language.change",
    subject: { kind: "setting", id: code },
    details: { text: `${name}, ${direction}, ${isActive ? "on" : "off"}` },
  });
  await ctx.cache.purge([LANGUAGES_TAG]);
}
