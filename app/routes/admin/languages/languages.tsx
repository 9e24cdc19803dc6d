import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/languages";
import { findAdminLanguages } from "#domain/platform/language-admin/find-admin-languages.ts";
import type { LanguageRow } from "#domain/platform/language-admin/language-admin.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { LanguageDialog, type TypedLanguage } from "#app/ui/language/language-dialog.tsx";
import { LanguageList } from "#app/ui/language/language-list.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const found = await findAdminLanguages(ctx);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, languages: found.value };
}

const CHANGES = { changes: ["content"], refusal: "none" } as const;

export default function AdminLanguages({ loaderData: { permissions, languages } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const [edited, setEdited] = useState<LanguageRow | "new" | null>(null);
  const language = edited === "new" ? null : edited;

  async function save({ code, ...json }: TypedLanguage) {
    const outcome = language
      ? await call.post("/admin/languages/:code/change", { param: { code }, json }, CHANGES)
      : await call.post("/admin/languages", { json: { code, ...json } }, CHANGES);
    return fieldErrorsOf(outcome);
  }

  return (
    <>
      <DocumentHead title={t("Languages")} isHidden />
      <AdminFrame
        permissions={permissions}
        title={t("Languages")}
        actions={
          <Button data-action="" onClick={() => setEdited("new")}>
            <Icon name="plus" className="size-4.5" />
            {t("New language")}
          </Button>
        }
      >
        <LanguageList languages={languages} onEdit={setEdited} />
      </AdminFrame>
      {edited && <LanguageDialog language={language} onSave={save} onClose={() => setEdited(null)} />}
    </>
  );
}
