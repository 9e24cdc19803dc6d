import { type FormEvent, useState } from "react";
import { textOf } from "../../form/read-form.ts";
import { Button } from "../../parts/button.tsx";
import { TextArea } from "../../parts/field.tsx";
import { usePage } from "../../parts/page.tsx";

/** `onNote` returns the error; null on success. */
export function NoteForm({ onNote }: { onNote: (text: string) => Promise<string | null> }) {
  const { t } = usePage();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textOf(new FormData(form), "text");
    if (text === "") return setError(t("This field is required."));
    setPending(true);
    const wrong = await onNote(text);
    setPending(false);
    setError(wrong);
    if (wrong === null) form.reset();
  }

  return (
    <form noValidate aria-label={t("New note")} className="grid gap-3" onSubmit={(event) => void send(event)}>
      <TextArea name="text" label={t("New note")} maxLength={2000} error={error ?? undefined} />
      <div>
        <Button type="submit" variant="secondary" isPending={isPending}>
          {t("Add note")}
        </Button>
      </div>
    </form>
  );
}
