import type { Route } from "./+types/settings";
import {
  groupOfSetting,
  SETTING_GROUP_NAMES,
  SETTING_GROUPS,
  SETTINGS_ELSEWHERE,
  type SettingKey,
} from "#domain/platform/setting-admin/setting-groups.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SettingIndex } from "#app/ui/setting/setting-index.tsx";

export const shouldRevalidate = dependsOn("session");

export function loader({ context }: Route.LoaderArgs) {
  const { visitor } = requireStaff(context, "settings.manage");
  const own: SettingKey[] = Object.values(SETTING_GROUPS).flat();
  return {
    permissions: visitor.permissions,
    groups: SETTING_GROUP_NAMES,
    places: [
      ...own.map((key) => ({ key, group: groupOfSetting(key), screen: null })),
      ...Object.entries(SETTINGS_ELSEWHERE).flatMap(([screen, keys]) =>
        keys.map((key) => ({ key, group: null, screen })),
      ),
    ],
  };
}

export default function AdminSettingsRoute({ loaderData: { permissions, groups, places } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <AdminFrame permissions={permissions} title={t("Settings")}>
      <SettingIndex groups={groups} places={places} />
    </AdminFrame>
  );
}
