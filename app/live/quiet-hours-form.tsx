import type { FormEvent } from "react";
import type { ShownQuietHours } from "#domain/customers/push/choose-quiet-hours.ts";
import { useCall } from "#app/api-client/call.ts";
import { textOf } from "#app/ui/form/read-form.ts";
import { Button } from "#app/ui/parts/button.tsx";
import { TextField } from "#app/ui/parts/field.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

/** Hours without push messages; two empty fields turn them off. */
export function QuietHoursForm({ quietHours }: { quietHours: ShownQuietHours | null }) {
  const { t } = usePage();
  const call = useCall();

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [from, until] = [textOf(form, "from"), textOf(form, "until")];
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const wanted = from && until ? { from, until, time_zone: timeZone } : null;
    await call.post("/push/quiet-hours", { json: { quiet_hours: wanted } });
  }

  return (
    <form noValidate className="flex basis-full flex-wrap items-end gap-3" onSubmit={(event) => void save(event)}>
      <TextField
        name="from"
        type="time"
        label={t("Quiet hours from")}
        defaultValue={quietHours?.from}
        className="min-w-32 flex-1"
      />
      <TextField
        name="until"
        type="time"
        label={t("Until")}
        defaultValue={quietHours?.until}
        className="min-w-32 flex-1"
      />
      <Button type="submit" variant="secondary">
        {t("Save")}
      </Button>
    </form>
  );
}
