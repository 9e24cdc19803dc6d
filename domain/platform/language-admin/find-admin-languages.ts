import type { RowList } from "#domain/platform/list/row-list.ts";
import type { Failure } from "#shared/failures.ts";
import type { Page } from "#shared/page.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { staffFailure, type StaffFailure } from "../permission/permission.ts";
import { versionOf } from "../../record-version.ts";
import { builtInText, keywordsOfLanguage, type LanguageRow, type LanguageText } from "./language-admin.ts";
import type { LanguageTextsQuery } from "./language-admin.input.ts";
import { findLanguageRows, findTextsOf, getLanguageRow } from "./language-admin.repository.ts";

const PER_PAGE = 25;

/** All languages, with their translation progress. */
export async function findAdminLanguages(ctx: Context): Promise<Result<LanguageRow[], StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  const rows = await findLanguageRows(ctx);
  return success(
    await Promise.all(
      rows.map(async (row) => {
        const texts = await readTexts(ctx, row.code);
        return {
          ...row,
          version: versionOf(row),
          isDefault: row.code === ctx.settings.defaultLanguage,
          translated: texts.filter(({ text }) => text !== "").length,
          total: texts.length,
        };
      }),
    ),
  );
}

export type LanguageTexts = { language: LanguageRow; texts: Page<LanguageText> };

/** The sentences of a language, untranslated ones first. */
export async function findLanguageTexts(
  ctx: Context,
  code: string,
  { state, q, page }: LanguageTextsQuery,
): Promise<Result<LanguageTexts, StaffFailure | Failure<"not_found">>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  const row = await getLanguageRow(ctx, code);
  if (!row) return failure({ code: "not_found" });
  const all = await readTexts(ctx, code);
  const words = q.trim().toLocaleLowerCase();
  const found = all
    .filter(({ text, isOwn }) => (state === "missing" ? text === "" : state === "all" || isOwn))
    .filter(({ keyword, text }) => `${keyword}\n${text}`.toLocaleLowerCase().includes(words))
    .toSorted((one, other) => Number(one.text !== "") - Number(other.text !== ""));
  const offset = (page - 1) * PER_PAGE;
  return success({
    language: {
      ...row,
      version: versionOf(row),
      isDefault: code === ctx.settings.defaultLanguage,
      translated: all.filter(({ text }) => text !== "").length,
      total: all.length,
    },
    texts: { items: found.slice(offset, offset + PER_PAGE), page, perPage: PER_PAGE, total: found.length },
  });
}

/** All sentences of a language, for its file; untranslated ones are empty. */
export async function getLanguageFile(
  ctx: Context,
  code: string,
): Promise<Result<Record<string, string>, StaffFailure | Failure<"not_found">>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  if (!(await getLanguageRow(ctx, code))) return failure({ code: "not_found" });
  const texts = await readTexts(ctx, code);
  return success(Object.fromEntries(texts.map(({ keyword, text }) => [keyword, text])));
}

async function readTexts(ctx: Context, code: string): Promise<LanguageText[]> {
  const own = await findTextsOf(ctx, code);
  return keywordsOfLanguage(code).map((keyword) => ({
    keyword,
    text: own[keyword] ?? builtInText(code, keyword),
    isOwn: keyword in own,
  }));
}

export const LANGUAGE_ROWS: RowList<LanguageRow> = {
  sorts: { name: ({ name }) => name, progress: ({ translated, total }) => translated / Math.max(1, total) },
  filters: { state: ({ isActive }) => (isActive ? "on" : "off") },
  search: ({ name, code }) => [name, code],
};
