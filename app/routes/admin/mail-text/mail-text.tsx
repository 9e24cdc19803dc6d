import { useState } from "react";
import { data, href, useSearchParams } from "react-router";
import type { Route } from "./+types/mail-text";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { getMailSubject } from "#domain/platform/mail-preview/preview-mail.ts";
import { getMailTextForm } from "#domain/platform/mail-text/find-mail-texts.ts";
import { mailTextParameter, mailTextQuery } from "#domain/platform/mail-text/mail-text.input.ts";
import type { MailBlock } from "#domain/platform/mail/mail.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { MailTextPreview } from "#app/content/mail-text-preview.tsx";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { MailTextActions } from "#app/ui/setting/mail-text-actions.tsx";
import { MailBlockEditor } from "#app/ui/setting/mail-block-editor.tsx";
import { TextEditor } from "#app/ui/language/text-editor.tsx";
import { SelectField } from "#app/ui/parts/field.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { useMailTextCalls } from "./use-mail-text-calls.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "settings.manage");
  const parsed = mailTextParameter.safeParse(params);
  if (!parsed.success) throw data(null, { status: 404 });
  const { template } = parsed.data;
  const { language = ctx.visitor.language.code } = readQuery(mailTextQuery, request);
  const [form, languages, subject] = await Promise.all([
    getMailTextForm(ctx, template, language),
    findLanguages(ctx),
    getMailSubject(ctx, template),
  ]);
  if (!form.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, template, subject, languages, ...form.value };
}

const NOTHING_TYPED = { texts: {}, blocks: null };

export default function AdminMailText({ loaderData }: Route.ComponentProps) {
  const { permissions, template, subject, languages, language, texts, blocks, hasOwnBlocks, version, parts, words } =
    loaderData;
  const { t } = usePage();
  const { send, arrange, sendTest } = useMailTextCalls(template, language.code);
  const [, setSearch] = useSearchParams();
  const [typed, setTyped] = useState<{ texts: Record<string, string>; blocks: MailBlock[] | null }>(NOTHING_TYPED);
  const own = texts.filter(({ isOwn }) => isOwn);
  const shown = texts.map(({ keyword, text }) => `${keyword}=${text}`).join("\n");

  async function reset(): Promise<void> {
    if (own.length > 0)
      await send(
        Object.fromEntries(own.map(({ keyword }) => [keyword, ""])),
        Object.fromEntries(own.map(({ keyword, text }) => [keyword, text])),
      );
    if (hasOwnBlocks) await arrange([], version);
    setTyped(NOTHING_TYPED);
  }

  return (
    <>
      <AdminFrame
        permissions={permissions}
        title={subject}
        head={{ title: t("Email texts"), name: subject }}
        back={{ to: href("/admin/mail-texts"), label: t("Email texts") }}
        actions={<MailTextActions onReset={own.length > 0 || hasOwnBlocks ? reset : undefined} onTest={sendTest} />}
      >
        <div className="grid gap-6 xl:grid-cols-2">
          <div className="grid content-start gap-4">
            <SelectField
              label={t("Language")}
              value={language.code}
              onChange={(event) => {
                setTyped(NOTHING_TYPED);
                setSearch({ language: event.target.value });
              }}
            >
              {languages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
            <h2 className="text-xl">{t("Blocks")}</h2>
            <MailBlockEditor
              key={`${language.code} ${JSON.stringify(blocks)}`}
              {...{ blocks, parts, words }}
              direction={language.direction}
              onChange={(changed) => setTyped({ ...typed, blocks: changed })}
              onSave={(arranged) => arrange(arranged, version)}
            />
            <h2 className="mt-4 text-xl">{t("Sentences")}</h2>
            <p className="text-sm text-muted">
              {t("Words in braces are filled in for each recipient. Clear a field to use the default text.")}
            </p>
            <TextEditor
              key={`${language.code}\n${shown}`}
              texts={texts}
              direction={language.direction}
              onChange={(changed) => setTyped({ ...typed, texts: changed })}
              onSave={send}
            />
          </div>
          <MailTextPreview
            key={`${language.code}\n${shown}\n${JSON.stringify(blocks)}`}
            template={template}
            language={language.code}
            draft={{ texts: typed.texts, blocks: typed.blocks ?? (hasOwnBlocks ? blocks : []) }}
          />
        </div>
      </AdminFrame>
    </>
  );
}
