import { Form, SubmitButton } from "../../form/form.tsx";
import { textOf } from "../../form/read-form.ts";
import { errorOf, useForm } from "../../form/use-form.ts";
import { TextArea } from "../../parts/field.tsx";
import { usePage } from "../../parts/page.tsx";

/** `onNote` returns the error; null on success. */
export function NoteForm({ onNote }: { onNote: (text: string) => Promise<string | null> }) {
  const { t } = usePage();
  const form = useForm({
    async save(data) {
      const text = textOf(data, "text");
      return errorOf("text", text === "" ? t("This field is required.") : await onNote(text));
    },
    onSaved: (element) => element.reset(),
  });

  return (
    <Form {...form} aria-label={t("New note")} className="grid gap-3">
      <TextArea name="text" label={t("New note")} maxLength={2000} />
      <div>
        <SubmitButton variant="secondary">{t("Add note")}</SubmitButton>
      </div>
    </Form>
  );
}
