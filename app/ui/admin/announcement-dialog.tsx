import type { Audience } from "#domain/platform/announcement/announcement.ts";
import type { AnnouncementInput } from "#domain/platform/announcement/announcement.input.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { SelectField, TextArea, TextField } from "../parts/field.tsx";
import { NamedOptions } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { audienceName } from "./announcement-columns.tsx";

const AUDIENCES: readonly Audience[] = ["everyone", "buyers", "sellers"];

type AnnouncementDialogProps = {
  onClose: () => void;
  /** Returns the validation errors; null on success. */
  onSend: (input: AnnouncementInput) => Promise<FieldErrors | null>;
};

/** Writes a message to customers, for now or for later. */
export function AnnouncementDialog({ onClose, onSend }: AnnouncementDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    save: (data) => {
      const time = textOf(data, "scheduled_at");
      return onSend({
        title: textOf(data, "title"),
        message: textOf(data, "message"),
        message_type: "info",
        link: textOf(data, "link"),
        audience: AUDIENCES.find((name) => name === textOf(data, "audience")) ?? "everyone",
        scheduled_at: time === "" ? null : new Date(time).toISOString(),
      });
    },
    onClose,
  });
  return (
    <FormDialog title={t("New notification")} {...dialog} action={t("Send")}>
      <TextField name="title" required maxLength={100} autoComplete="off" label={t("Title")} />
      <TextArea name="message" required maxLength={500} label={t("Message")} />
      <SelectField name="audience" label={t("Recipients")} defaultValue="everyone">
        <NamedOptions values={AUDIENCES} nameOf={audienceName} />
      </SelectField>
      <TextField
        name="link"
        maxLength={300}
        dir="ltr"
        autoComplete="off"
        label={t("Link")}
        hint={t("A page of this shop, such as /offer/products. Leave empty for none.")}
      />
      <TextField name="scheduled_at" type="datetime-local" label={t("Send at")} hint={t("Leave empty to send now.")} />
    </FormDialog>
  );
}
