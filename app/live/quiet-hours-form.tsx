import type { ShownQuietHours } from "#domain/customers/push/choose-quiet-hours.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { Form, SubmitButton } from "#app/ui/form/form.tsx";
import { textOf } from "#app/ui/form/read-form.ts";
import { useForm } from "#app/ui/form/use-form.ts";
import { TextField } from "#app/ui/parts/field.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

/** Hours without push messages; two empty fields turn them off. */
export function QuietHoursForm({ quietHours }: { quietHours: ShownQuietHours | null }) {
  const { t } = usePage();
  const call = useCall();

  const form = useForm({
    async save(data) {
      const [from, until] = [textOf(data, "from"), textOf(data, "until")];
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const wanted = from && until ? { from, until, time_zone: timeZone } : null;
      return fieldErrorsOf(await call.post("/push/quiet-hours", { json: { quiet_hours: wanted } }));
    },
  });

  return (
    <Form {...form} className="flex basis-full flex-wrap items-end gap-3">
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
      <SubmitButton variant="secondary" />
    </Form>
  );
}
