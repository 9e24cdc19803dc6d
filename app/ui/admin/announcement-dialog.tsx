import { type FormEvent, useState } from "react";
import type { Audience } from "#domain/platform/announcement/announcement.ts";
import type { AnnouncementInput } from "#domain/platform/announcement/announcement.input.ts";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { SelectField, TextArea, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { audienceName } from "./announcement-list.tsx";

const AUDIENCES: readonly Audience[] = ["everyone", "buyers", "sellers"];

type AnnouncementDialogProps = {
  onClose: () => void;
  /** Returns the validation errors; null on success. */
  onSend: (given: AnnouncementInput) => Promise<FieldErrors | null>;
};

/** Writes a message to customers, for now or for later. */
export function AnnouncementDialog({ onClose, onSend }: AnnouncementDialogProps) {
  const { t } = usePage();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const time = textOf(form, "scheduled_at");
    const audience = AUDIENCES.find((name) => name === textOf(form, "audience")) ?? "everyone";
    setPending(true);
    const wrong = await onSend({
      title: textOf(form, "title"),
      message: textOf(form, "message"),
      message_type: "info",
      link: textOf(form, "link"),
      audience,
      scheduled_at: time === "" ? null : new Date(time).toISOString(),
    });
    setPending(false);
    if (wrong === null) onClose();
    else setErrors(wrong);
  }

  return (
    <Dialog isOpen width="narrow" title={t("New notification")} onClose={onClose}>
      <form noValidate className="grid gap-4 p-5" onSubmit={(event) => void send(event)}>
        {errors.form && <p className="text-sm text-danger">{errors.form}</p>}
        <TextField name="title" required maxLength={100} autoComplete="off" label={t("Title")} error={errors.title} />
        <TextArea name="message" required maxLength={500} label={t("Message")} error={errors.message} />
        <SelectField name="audience" label={t("Recipients")} defaultValue="everyone" error={errors.audience}>
          {AUDIENCES.map((audience) => (
            <option key={audience} value={audience}>
              {audienceName(audience, t)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="link"
          maxLength={300}
          dir="ltr"
          autoComplete="off"
          label={t("Link")}
          hint={t("A page of this shop, such as /offer/products. Leave empty for none.")}
          error={errors.link}
        />
        <TextField
          name="scheduled_at"
          type="datetime-local"
          label={t("Send at")}
          hint={t("Leave empty to send now.")}
          error={errors.scheduled_at}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t("Back")}
          </Button>
          <Button type="submit" isPending={isPending}>
            {t("Send")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
