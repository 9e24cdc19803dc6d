import { data, href } from "react-router";
import type { Route } from "./+types/setting";
import type { Context } from "#domain/context.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { findMailKinds } from "#domain/platform/mail-preview/preview-mail.ts";
import { getSettingGroup } from "#domain/platform/setting-admin/get-setting-group.ts";
import { settingGroupParameter } from "#domain/platform/setting-admin/setting-admin.input.ts";
import type { ImageSetting } from "#domain/platform/setting-admin/setting-groups.ts";
import { wireNameOf } from "#shared/wire.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { MailPreview } from "#app/ui/setting/mail-preview.tsx";
import { type SentSettings, SettingForm } from "#app/ui/setting/setting-form.tsx";
import { settingGroupLabel } from "#app/ui/setting/setting-group-labels.ts";

const CHANGES = ["session"] as const;

export const shouldRevalidate = dependsOn("session");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "settings.manage");
  const wanted = settingGroupParameter.safeParse(params);
  if (!wanted.success) throw data(null, { status: 404 });
  const { group } = wanted.data;
  const found = await getSettingGroup(ctx, group);
  if (!found.ok) throw data(null, { status: 404 });
  const mails = group === "mails" ? await readMailPreview(ctx) : null;
  return { permissions: ctx.visitor.permissions, group, ...found.value, mails };
}

async function readMailPreview(ctx: Context) {
  const [kinds, languages] = await Promise.all([findMailKinds(ctx), findLanguages(ctx)]);
  const {
    mailSenderName: sender,
    mailReplyTo: replyTo,
    mailFooter: footer,
    mailLogo,
    shopLogo,
    shopEmail,
  } = ctx.settings;
  return { kinds, languages, shopEmail, sender, replyTo, footer, logo: mailLogo || shopLogo };
}

export default function AdminSettingRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, group, fields, version, mails } = loaderData;
  const { t } = usePage();
  const call = useCall();
  const title = settingGroupLabel(group, t);

  async function save(sent: SentSettings): Promise<FieldErrors | null> {
    const outcome = await call.post(
      "/admin/settings",
      { json: { ...sent, version } },
      { changes: CHANGES, keepsScreen: true },
    );
    return fieldErrorsOf(outcome);
  }

  async function changeImage(key: ImageSetting, image: File | null): Promise<void> {
    const param = { setting: wireNameOf(key) };
    if (!image) {
      await call.post("/admin/setting-pictures/:setting/remove", { param }, { changes: CHANGES });
      return;
    }
    await call.post("/admin/setting-pictures/:setting", { param, form: { image } }, { changes: CHANGES });
  }

  return (
    <AdminFrame
      permissions={permissions}
      title={title}
      back={{ to: href("/admin/settings"), label: t("All settings") }}
    >
      <SettingForm
        key={group}
        label={title}
        fields={fields}
        preview={mails && <MailPreview {...mails} />}
        onSave={save}
        onImage={changeImage}
      />
    </AdminFrame>
  );
}
