import { data } from "react-router";
import type { Route } from "./+types/mails";
import { findMails } from "#domain/platform/outbox/find-mails.ts";
import { mailsQuery } from "#domain/platform/outbox/outbox.input.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { FilterBar, FilterChoice, FilterText } from "#app/ui/admin/filter-bar.tsx";
import { MailList } from "#app/ui/admin/mail-list.tsx";
import { MAIL_STATES, mailStateName } from "#app/ui/admin/mail-words.ts";
import { PartLinks } from "#app/ui/admin/part-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "mails.read");
  const query = readQuery(mailsQuery, request);
  const page = await findMails(ctx, query);
  if (!page.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, ...page.value };
}

export default function AdminMailsRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, query, mails, olderThan } = loaderData;
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Emails")} isHidden />
      <AdminFrame permissions={permissions} title={t("Emails")}>
        <FilterBar
          label={t("Search emails")}
          search={<FilterText name="q" label={t("To")} value={query.q} hint={t("Full email address")} />}
        >
          <FilterChoice
            name="state"
            label={t("Status")}
            value={query.state}
            all={t("Unsent")}
            choices={MAIL_STATES.map((value) => ({ value, label: mailStateName(value, t) }))}
          />
        </FilterBar>
        <MailList mails={mails} />
        <PartLinks olderThan={olderThan} />
      </AdminFrame>
    </>
  );
}
