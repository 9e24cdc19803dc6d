import { type FormEvent, useState } from "react";
import { MESSAGE_REPORT_REASONS, type MessageReportReason } from "#shared/message-choices.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import { textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { SelectField, TextArea } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

export type MessageReportWish = { reason: MessageReportReason; text: string };

type MessageReportDialogProps = {
  /** Returns what is wrong with the report; null on success. */
  onSend: (wish: MessageReportWish) => Promise<string | null>;
  onClose: () => void;
};

/** Asks what is wrong with a conversation. */
export function MessageReportDialog({ onSend, onClose }: MessageReportDialogProps) {
  const { t } = usePage();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = MESSAGE_REPORT_REASONS.find((each) => each === textOf(form, "reason")) ?? "other";
    setPending(true);
    const wrong = await onSend({ reason, text: textOf(form, "text") });
    setPending(false);
    setError(wrong);
    if (wrong === null) onClose();
  }

  return (
    <Dialog isOpen width="narrow" title={t("Report conversation")} onClose={onClose}>
      <form noValidate className="grid gap-4 p-5" onSubmit={(event) => void send(event)}>
        <p className="text-sm text-muted">{t("The marketplace will be able to read this conversation.")}</p>
        <SelectField name="reason" label={t("What's wrong with it?")} required defaultValue="spam">
          {MESSAGE_REPORT_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {messageReportReasonName(reason, t)}
            </option>
          ))}
        </SelectField>
        <TextArea name="text" label={t("Anything we should know?")} required={false} maxLength={1_000} dir="auto" />
        {error && (
          <p role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t("Back")}
          </Button>
          <Button type="submit" isPending={isPending}>
            {t("Send report")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function messageReportReasonName(reason: MessageReportReason, t: Translate): string {
  switch (reason) {
    case "spam":
      return t("Advertising or spam");
    case "offensive":
      return t("Offensive or hateful");
    case "fraud":
      return t("A scam or a fraud attempt");
    case "off_platform":
      return t("Asks to pay or deal outside the shop");
    case "other":
      return t("Something else");
    default:
      return neverHappens(reason);
  }
}
