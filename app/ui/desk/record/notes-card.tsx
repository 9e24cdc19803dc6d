import { type FormEvent, useState } from "react";
import type { Note } from "#domain/platform/note/note.ts";
import { AccountCard } from "../../account/account-card.tsx";
import { textOf } from "../../form/read-form.ts";
import { Moment } from "../../order/moment.tsx";
import { Button } from "../../parts/button.tsx";
import { TextArea } from "../../parts/field.tsx";
import { usePage } from "../../parts/page.tsx";

type NotesCardProps = {
  /** Who reads them. */
  text: string;
  /** The newest first. */
  notes: readonly Note[];
  /** Returns the error; null on success. Absent: they are only read. */
  onNote?: (text: string) => Promise<string | null>;
};

/** What people of a desk noted about a record. */
export function NotesCard({ text, notes, onNote }: NotesCardProps) {
  const { t } = usePage();
  return (
    <AccountCard title={t("Internal notes")} text={text}>
      {onNote && <NoteForm onNote={onNote} />}
      <ul className="mt-4 grid gap-3">
        {notes.map((note) => (
          <li key={note.id} className="rounded-field bg-sunken p-3 text-sm">
            <p className="whitespace-pre-line wrap-anywhere">
              <bdi>{note.text}</bdi>
            </p>
            <p className="mt-1 text-muted">
              <bdi>{note.writtenBy}</bdi> · <Moment iso={note.createdAt} withTime />
            </p>
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}

function NoteForm({ onNote }: Required<Pick<NotesCardProps, "onNote">>) {
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
        <Button type="submit" look="secondary" isPending={isPending}>
          {t("Add note")}
        </Button>
      </div>
    </form>
  );
}
