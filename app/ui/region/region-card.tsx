import { useState } from "react";
import type { AdminCountry } from "#domain/platform/country-admin/find-all-countries.ts";
import type { RegionInput } from "#domain/platform/region/region.input.ts";
import type { RegionRecord } from "#domain/platform/region/region.ts";
import { AccountCard } from "../account/account-card.tsx";
import { ConfirmDialog } from "../admin/confirm-dialog.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { RegionDialog } from "./region-dialog.tsx";

type RegionCardProps = {
  regions: readonly RegionRecord[];
  countries: readonly AdminCountry[];
  onSave: (input: RegionInput) => Promise<FieldErrors | null>;
  onRemove: (id: number) => Promise<void>;
};

type Opened = { kind: "edit"; region: RegionRecord | null } | { kind: "remove"; region: RegionRecord };

/** Groups of countries, to set zones and taxes for all of them at once. */
export function RegionCard({ regions, countries, onSave, onRemove }: RegionCardProps) {
  const { t } = usePage();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? code;
  return (
    <AccountCard
      title={t("Regions")}
      text={t("Groups of countries that you can add to a shipping zone or tax all at once.")}
    >
      {regions.length > 0 && (
        <ul aria-label={t("Regions")} className="divide-y divide-line">
          {regions.map((region) => (
            <li key={region.id} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
              <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
                <bdi className="font-semibold">{region.name}</bdi>
                <span className="block text-sm text-muted">{region.countryCodes.map(nameOf).join(", ")}</span>
              </p>
              <p className="flex gap-2">
                <Button
                  variant="secondary"
                  size="small"
                  data-action=""
                  onClick={() => setOpened({ kind: "edit", region })}
                >
                  {t("Edit")}
                  <span className="sr-only">: {region.name}</span>
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  data-action=""
                  onClick={() => setOpened({ kind: "remove", region })}
                >
                  {t("Remove")}
                  <span className="sr-only">: {region.name}</span>
                </Button>
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3">
        <Button variant="secondary" data-action="" onClick={() => setOpened({ kind: "edit", region: null })}>
          {t("Add region")}
        </Button>
      </div>
      {opened?.kind === "edit" && (
        <RegionDialog region={opened.region} countries={countries} onClose={close} onSave={onSave} />
      )}
      {opened?.kind === "remove" && (
        <ConfirmDialog
          title={t("Remove {name}", { name: opened.region.name })}
          text={t("Zones and taxes stay as they are.")}
          action={t("Remove")}
          onClose={close}
          onAction={() => onRemove(opened.region.id)}
        />
      )}
    </AccountCard>
  );
}
