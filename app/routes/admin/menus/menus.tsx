import { data } from "react-router";
import type { Route } from "./+types/menus";
import { getCategoryTree } from "#domain/catalog/category/find-categories.ts";
import { homeRevisionOf } from "#domain/platform/home-admin/home-revision.ts";
import { findMenuPages, getMenuForm } from "#domain/platform/menu/get-menu-form.ts";
import type { MenuForm, MenuName } from "#domain/platform/menu/menu.ts";
import { useCall } from "#app/api-client/call.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { readTranslatedLanguages } from "#app/loaders/translated-languages.server.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { MenuComposer } from "#app/ui/menu-admin/menu-composer.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { toWire } from "#shared/wire.ts";

const SAVED = { changes: ["content"], keepsScreen: true } as const;

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const [header, footer, tree, pages, languages] = await Promise.all([
    getMenuForm(ctx, "header"),
    getMenuForm(ctx, "footer"),
    getCategoryTree(ctx),
    findMenuPages(ctx),
    readTranslatedLanguages(ctx),
  ]);
  if (!header.ok || !footer.ok) throw data(null, { status: 404 });
  const categories = [...tree.byId.values()].map(({ id, name }) => ({ id, name }));
  return {
    permissions: ctx.visitor.permissions,
    menus: [header.value, footer.value].map((entries) => ({ entries, revision: homeRevisionOf(entries) })),
    choices: { categories, pages, languages },
  };
}

export default function AdminMenusRoute({ loaderData: { permissions, menus, choices } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const titles: readonly [MenuName, string][] = [
    ["header", t("Header menu")],
    ["footer", t("Footer menu")],
  ];

  async function save(menu: MenuName, entries: MenuForm, revision: string) {
    const json = { revision, entries: toWire(entries) };
    const outcome = await call.post("/admin/menus/:menu", { param: { menu }, json }, SAVED);
    return outcome.ok ? null : outcome.errors;
  }

  return (
    <>
      <AdminFrame permissions={permissions} title={t("Menus")}>
        <div className="grid max-w-4xl gap-10">
          {titles.map(([menu, title], index) => {
            const { entries, revision } = menus[index]!;
            return (
              <MenuComposer
                key={`${menu}-${revision}`}
                {...{ menu, title, entries, choices }}
                onSave={(sent) => save(menu, sent, revision)}
              />
            );
          })}
        </div>
      </AdminFrame>
    </>
  );
}
