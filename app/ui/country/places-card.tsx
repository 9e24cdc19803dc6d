import { useState } from "react";
import type { PlacesReport } from "#domain/platform/country-admin/import-places.ts";
import { AccountCard } from "../account/account-card.tsx";
import { CsvDialog } from "../form/csv-dialog.tsx";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

const EXAMPLE = ["country,state,city", "DE,Bavaria,Munich", "DE,Bavaria,Nuremberg", "IT,Lazio,"].join("\n");

/** A sentence if it failed. */
type PlacesCardProps = { onImport: (csv: string, isDryRun: boolean) => Promise<PlacesReport | string> };

/** States and cities from a file. */
export function PlacesCard({ onImport }: PlacesCardProps) {
  const { t } = usePage();
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountCard
      title={t("States and cities")}
      text={t("Address forms offer them as lists. A country without any lets customers type.")}
    >
      <Button variant="secondary" data-action="" onClick={() => setOpen(true)}>
        {t("Import states and cities")}
      </Button>
      {isOpen && (
        <CsvDialog
          title={t("Import states and cities")}
          text={t("One row per city, or per state without a city. Existing entries stay.")}
          example={EXAMPLE}
          onClose={() => setOpen(false)}
          onImport={async (csv, isDryRun) => {
            const report = await onImport(csv, isDryRun);
            if (typeof report === "string") return report;
            const { states, cities, errors, isWritten } = report;
            return { errors, isWritten, sentence: t("New states: {states}, new cities: {cities}", { states, cities }) };
          }}
        />
      )}
    </AccountCard>
  );
}
