import { Form, data, href } from "react-router";
import type { Route } from "./+types/home-preview";
import { homePreviewQuery } from "#domain/platform/home-admin/home-admin.input.ts";
import { previewHome } from "#domain/platform/home-admin/preview-home.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { TextField } from "#app/ui/parts/field.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { shopTimeOf } from "#shared/shop-time.ts";
import { HomePart } from "../../storefront/home/home-part.tsx";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const found = await previewHome(ctx, readQuery(homePreviewQuery, request));
  if (!found.ok) throw data(null, { status: 404 });
  const { timeZone } = ctx.settings;
  const { sections, at } = found.value;
  return { permissions: ctx.visitor.permissions, sections, timeZone, at: shopTimeOf(at, timeZone) };
}

const stay = () => undefined;

/** The home page as its schedule shows it at an instant. */
export default function HomePreviewRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, sections, timeZone, at } = loaderData;
  const { t } = usePage();
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Preview")}
      back={{ to: href("/admin/home"), label: t("Home page") }}
    >
      <Form className="mb-6 flex flex-wrap items-end gap-3">
        <TextField
          key={at}
          type="datetime-local"
          name="at"
          label={t("Home page at this time")}
          hint={t("Times are in the shop's time zone: {zone}.", { zone: timeZone })}
          defaultValue={at}
        />
        <Button type="submit" variant="secondary">
          {t("Show")}
        </Button>
      </Form>
      <div className="grid grid-cols-1 gap-10 overflow-hidden rounded-card border border-line bg-paper py-6">
        {sections.map((section) => (
          <HomePart key={section.id} section={section} onChangeDue={stay} />
        ))}
      </div>
    </AdminFrame>
  );
}
