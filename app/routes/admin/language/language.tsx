import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/language";
import { findLanguageTexts } from "#domain/platform/language-admin/find-admin-languages.ts";
import { languageTextsQuery } from "#domain/platform/language-admin/language-admin.input.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useLanguageTexts } from "#app/content/use-language-texts.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { TextEditor } from "#app/ui/language/text-editor.tsx";
import { TextFilterForm } from "#app/ui/language/text-filter.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { buttonClass } from "#app/ui/parts/button.tsx";
import { Notice } from "#app/ui/parts/notice.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { formatNumber, usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const query = readQuery(languageTextsQuery, request);
  const found = await findLanguageTexts(ctx, params.code, query);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, ...found.value };
}

export default function AdminLanguage({ loaderData }: Route.ComponentProps) {
  const { permissions, query, language, texts } = loaderData;
  const page = usePage();
  const { t, appPath } = page;
  const { save, importFile } = useLanguageTexts(language.code);
  const [message, setMessage] = useState<string | null>(null);
  return (
    <AdminFrame
      permissions={permissions}
      title={language.name}
      head={{ title: t("Languages"), name: language.name }}
      back={{ to: href("/admin/languages"), label: t("Languages") }}
      actions={
        <div className="flex flex-wrap gap-2">
          <a href={`${appPath}admin/languages/${language.code}/file`} download className={buttonClass("secondary")}>
            {t("Export as JSON")}
          </a>
          <label className={`${buttonClass("secondary")} focus-within:outline-2`}>
            {t("Import JSON")}
            <input
              type="file"
              accept="application/json,.json"
              className="sr-only"
              onChange={(event) => {
                const file = event.target.files?.[0];
                event.target.value = "";
                if (file) void importFile(file).then(setMessage);
              }}
            />
          </label>
        </div>
      }
    >
      <p className="figures mb-4 text-sm text-muted">
        {t("{done} of {total} sentences translated", {
          done: formatNumber(page, language.translated),
          total: formatNumber(page, language.total),
        })}
      </p>
      {message && <Notice kind="error" title={message} />}
      <TextFilterForm state={query.state} q={query.q} />
      {texts.items.length > 0 ? (
        <TextEditor
          key={texts.items.map(({ keyword }) => keyword).join()}
          texts={texts.items}
          direction={language.direction}
          onSave={save}
        />
      ) : (
        <EmptyState
          icon="circle-check"
          title={t("Nothing to translate here")}
          text={t("Try another status or search.")}
        />
      )}
      <PageLinks page={texts} />
    </AdminFrame>
  );
}
