import { data, href, Link } from "react-router";
import type { Route } from "./+types/mail-texts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { findMailKinds } from "#domain/platform/mail-preview/preview-mail.ts";
import { recordOfSenders } from "#domain/platform/mail-text/mail-text.ts";
import { versionOf } from "#domain/record-version.ts";
import { findMailSenders } from "#domain/platform/mail-text/find-mail-texts.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ListPart } from "#app/ui/admin/list-part.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { MailSenderForm } from "#app/ui/setting/mail-sender-form.tsx";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "settings.manage");
  const [kinds, senders, languages] = await Promise.all([findMailKinds(ctx), findMailSenders(ctx), findLanguages(ctx)]);
  if (!senders.ok) throw data(null, { status: 404 });
  const { mailSenderName, shopName, mailFooter: footer } = ctx.settings;
  const usual = { name: mailSenderName || shopName, footer };
  return {
    permissions: ctx.visitor.permissions,
    kinds,
    senders: senders.value,
    version: versionOf(recordOfSenders(senders.value)),
    languages,
    usual,
  };
}

export default function AdminMailTexts({
  loaderData: { permissions, kinds, version, ...senders },
}: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  return (
    <>
      <AdminFrame permissions={permissions} title={t("Email texts")}>
        <div className="grid max-w-4xl gap-8">
          <ListPart title={t("Emails")} text={t("Change what each email says, in each language.")}>
            {kinds.map(({ template, subject }) => (
              <li key={template}>
                <Link
                  to={href("/admin/mail-texts/:template", { template })}
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2 hover:bg-sunken"
                >
                  <bdi className="font-medium">{subject}</bdi>
                  <span dir="ltr" className="text-sm text-muted">
                    {template}
                  </span>
                </Link>
              </li>
            ))}
          </ListPart>
          <MailSenderForm
            {...senders}
            onSave={async (typed) => {
              const json = {
                senders: typed.map(({ languageCode, ...each }) => ({ language_code: languageCode, ...each })),
              };
              return fieldErrorsOf(
                await call.post(
                  "/admin/mail-senders",
                  { json: { ...json, version } },
                  { changes: ["content"], keepsScreen: true },
                ),
              );
            }}
          />
        </div>
      </AdminFrame>
    </>
  );
}
