import type { Route } from "./+types/tags";
import { findTermRecords } from "#domain/catalog/term-admin/find-term-records.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readTranslatedLanguages } from "#app/loaders/translated-languages.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { TermWorkspace } from "#app/catalog/term-workspace.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const [terms, languages] = await Promise.all([findTermRecords(ctx, "tags"), readTranslatedLanguages(ctx)]);
  return { permissions: ctx.visitor.permissions, terms, languages };
}

export default function AdminTags({ loaderData: { permissions, terms, languages } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Tags")} isHidden />
      <AdminFrame permissions={permissions} title={t("Tags")}>
        <TermWorkspace
          kind="tags"
          label={t("Tags")}
          newLabel={t("New tag")}
          text={t("Tags help shoppers find products. Merge those that mean the same.")}
          {...{ terms, languages }}
        />
      </AdminFrame>
    </>
  );
}
