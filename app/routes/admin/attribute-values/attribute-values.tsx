import { href } from "react-router";
import type { Route } from "./+types/attribute-values";
import { findTermRecords, valueRows } from "#domain/catalog/term-admin/find-term-records.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { readTranslatedLanguages } from "#app/loaders/translated-languages.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { TermWorkspace } from "#app/catalog/term-workspace.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { VALUE_LIST } from "#shared/list/desk-lists.ts";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const [values, attributes, languages] = await Promise.all([
    findTermRecords(ctx, "attribute-values"),
    findTermRecords(ctx, "attributes"),
    readTranslatedLanguages(ctx),
  ]);
  const query = readList(VALUE_LIST, request);
  const found = pageOfRows(query, values, valueRows(attributes));
  return { permissions: ctx.visitor.permissions, query, found, terms: values, values, attributes, languages };
}

export default function AdminAttributeValues({ loaderData: { permissions, ...lists } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Values of attributes")}
      back={{ to: href("/admin/attributes"), label: t("Attributes") }}
    >
      <TermWorkspace
        kind="attribute-values"
        label={t("Values of attributes")}
        newLabel={t("New value")}
        text={t("Choose an attribute to add a value to it.")}
        {...lists}
      />
    </AdminFrame>
  );
}
