import { useState } from "react";
import { Link, href } from "react-router";
import type { SettingGroup, SettingKey } from "#domain/platform/setting-admin/setting-groups.ts";
import type { Translate } from "#shared/translate.ts";
import { wireNameOf } from "#shared/wire.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { settingGroupHint, settingGroupLabel } from "./setting-group-labels.ts";
import { settingHint, settingLabel } from "./setting-labels.ts";

type SettingIndexProps = {
  groups: readonly SettingGroup[];
  /** Each setting with its group, or the screen it is on. */
  places: readonly { key: SettingKey; group: SettingGroup | null; screen: string | null }[];
};

/** The pages of the settings, and a search over all fields. */
export function SettingIndex({ groups, places }: SettingIndexProps) {
  const { t, language } = usePage();
  const [query, setQuery] = useState("");
  const wanted = normalize(query, language.code);
  const found = places.filter(({ key }) => normalize(wordsOf(key, t), language.code).includes(wanted));
  return (
    <div className="grid max-w-4xl gap-6">
      <TextField
        type="search"
        label={t("Search settings")}
        value={query}
        autoComplete="off"
        onChange={(event) => setQuery(event.target.value)}
      />
      {wanted === "" ? (
        <ul className="grid gap-3 sm:grid-cols-2">
          {groups.map((group) => (
            <li key={group}>
              <Link
                to={href("/admin/settings/:group", { group })}
                prefetch="intent"
                className="block h-full rounded-card border border-line bg-surface p-5 hover:border-line-strong"
              >
                <span className="block font-semibold">{settingGroupLabel(group, t)}</span>
                <span className="block text-sm text-muted">{settingGroupHint(group, t)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : found.length === 0 ? (
        <EmptyState icon="search-x" title={t("No matching settings")} text={t("Try another word.")} />
      ) : (
        <ul
          aria-label={t("Settings")}
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
        >
          {found.map(({ key, group, screen }) => (
            <li key={key}>
              <Link
                to={group ? `${href("/admin/settings/:group", { group })}#${wireNameOf(key)}` : (screen ?? "")}
                className="block px-5 py-3 hover:bg-sunken"
              >
                <span className="block font-medium">{settingLabel(key, t)}</span>
                <span className="block text-sm text-muted">
                  {group ? settingGroupLabel(group, t) : settingHint(key, t)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function wordsOf(key: SettingKey, t: Translate): string {
  return `${settingLabel(key, t)} ${settingHint(key, t) ?? ""}`;
}

function normalize(text: string, language: string): string {
  return text.trim().toLocaleLowerCase(language);
}
