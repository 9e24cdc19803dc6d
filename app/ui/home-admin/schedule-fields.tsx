import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

/** Times in the shop's time zone; empty: without a limit. */
export type TypedSchedule = { from: string; until: string };

type ScheduleFieldsProps = TypedSchedule & {
  timeZone: string;
  errorOf: (name: string) => string | undefined;
  onChange: (change: Partial<TypedSchedule>) => void;
};

/** From when until when something of the home page is shown. */
export function ScheduleFields({ from, until, timeZone, errorOf, onChange }: ScheduleFieldsProps) {
  const { t } = usePage();
  return (
    <details open={from !== "" || until !== "" || undefined}>
      <summary className="min-h-6 cursor-pointer text-sm font-medium">{t("Schedule")}</summary>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          label={t("Shown from")}
          required={false}
          value={from}
          error={errorOf("starts_at")}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          type="datetime-local"
          label={t("Shown until")}
          required={false}
          value={until}
          error={errorOf("ends_at")}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      </div>
      <p className="mt-1 text-xs text-muted">{t("Times are in the shop's time zone: {zone}.", { zone: timeZone })}</p>
    </details>
  );
}
