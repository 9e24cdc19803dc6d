import type { Translate } from "#shared/translate.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { errorOf } from "../form/use-form.ts";
import { SelectField, TextArea } from "../parts/field.tsx";
import { NamedOptions } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";

export type ReportRequest<Reason> = { reason: Reason; text: string };

type ReportFormProps<Reason> = {
  title: string;
  /** What a report leads to. */
  note?: string;
  /** The first one is chosen at the start, the last one is for anything else. */
  reasons: readonly Reason[];
  nameOf: (reason: Reason, t: Translate) => string;
  onSend: (request: ReportRequest<Reason>) => Promise<string | null>;
  onClose: () => void;
};

/** The dialog of a report to the operator: one of the reasons, and a text. */
export function ReportForm<Reason extends string>(props: ReportFormProps<Reason>) {
  const { title, note, reasons, nameOf, onSend, onClose } = props;
  const { t } = usePage();
  const dialog = useDialogForm({
    async save(data) {
      const reason = reasons.find((each) => each === textOf(data, "reason")) ?? reasons.at(-1)!;
      return errorOf("form", await onSend({ reason, text: textOf(data, "text") }));
    },
    onClose,
  });
  return (
    <FormDialog title={title} {...dialog} action={t("Send report")}>
      {note && <p className="text-sm text-muted">{note}</p>}
      <SelectField name="reason" label={t("What's wrong with it?")} required defaultValue={reasons[0]}>
        <NamedOptions values={reasons} nameOf={nameOf} />
      </SelectField>
      <TextArea name="text" label={t("Anything we should know?")} required={false} maxLength={1_000} dir="auto" />
    </FormDialog>
  );
}
