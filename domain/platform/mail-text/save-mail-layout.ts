import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { logAudit } from "../audit/log-audit.ts";
import { MAIL_PARTS, type MailBlock, type MailTemplate } from "../mail/mail.ts";
import { isStale } from "../../record-version.ts";
import { getMailTextForm } from "./find-mail-texts.ts";
import type { MailLayoutInput } from "./mail-text.input.ts";
import { findLayoutRows, lockMailTexts, storeLayout } from "./mail-text.repository.ts";
import { MAIL_TEXTS_TAG, type MailTextFailure, type MailTextForm } from "./mail-text.ts";

/** Without these a mail would not serve its purpose. */
const NEEDED = ["details", "action"] as const;

/** Stores how a mail is arranged in a language. */
export async function saveMailLayout(
  ctx: Context,
  template: MailTemplate,
  { language, blocks, version }: MailLayoutInput,
): Promise<Result<null, MailTextFailure>> {
  const form = await getMailTextForm(ctx, template, language);
  if (!form.ok) return form;
  const errors = blocks.length > 0 ? findErrors(ctx, form.value, blocks) : {};
  if (Object.keys(errors).length > 0) return failure({ code: "invalid", errors });
  return withTransaction(ctx, async (inside): Promise<Result<null, MailTextFailure>> => {
    await lockMailTexts(inside);
    const stored = (await findLayoutRows(inside)).find(
      (row) => row.template === template && row.languageCode === language,
    );
    if (isStale(version, stored?.blocks ?? [])) return failure({ code: "changed_meanwhile" });
    await storeLayout(inside, { template, languageCode: language, blocks: isUsual(form.value, blocks) ? [] : blocks });
    await logAudit(inside, {
      action: "mail.write",
      subject: { kind: "setting", id: `${template} ${language}` },
      details: { rows: blocks.length },
    });
    await inside.cache.purge([MAIL_TEXTS_TAG]);
    return success(null);
  });
}

function findErrors({ t }: Context, form: MailTextForm, blocks: readonly MailBlock[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [index, block] of blocks.entries()) {
    const words = "text" in block ? [...block.text.matchAll(/\{(\w+)\}/g)].map(([, word]) => word!) : [];
    if (words.some((word) => !form.words.includes(word)))
      errors[`blocks.${index}.text`] = [t("Use only the words in braces that this email has.")];
  }
  const countOf = (kind: string) => blocks.filter((block) => block.kind === kind).length;
  const isMissing = NEEDED.some((part) => form.parts.includes(part) && countOf(part) === 0);
  if (isMissing) errors.blocks = [t("Keep the details and the button: the email is of no use without them.")];
  else if (MAIL_PARTS.some((part) => countOf(part) > 1)) errors.blocks = [t("Each part can be there once.")];
  else if (isCodeLost(form, blocks))
    errors.blocks = [t("Keep {word}. The email doesn't work without it.", { word: "{code}" })];
  return errors;
}

/** A code is in one of the sentences, which are left out. */
function isCodeLost({ texts }: MailTextForm, blocks: readonly MailBlock[]): boolean {
  if (!texts.some(({ keyword }) => keyword.includes("{code}"))) return false;
  return !blocks.some((block) => block.kind === "texts" || ("text" in block && block.text.includes("{code}")));
}

function isUsual({ parts }: MailTextForm, blocks: readonly MailBlock[]): boolean {
  return blocks.length === parts.length && blocks.every(({ kind }, index) => kind === parts[index]);
}
