import type { Note } from "#domain/platform/note/note.ts";
import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import { useCall } from "../api-client/call.ts";
import { NotesCard } from "../ui/desk/record/notes-card.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { recordOf } from "./record-of.ts";

type DeskNotesProps = { side: RecordSide; subject: RecordSubject; notes: readonly Note[]; isReadOnly?: boolean };

/** The notes about a record, connected with their calls. */
export function DeskNotes({ side, subject, notes, isReadOnly = false }: DeskNotesProps) {
  const { t } = usePage();
  const call = useCall();

  function send(text: string) {
    const json = { text };
    const options = { changes: recordOf(subject).changes, refusal: "none" } as const;
    const isOfShop = side === "shop";
    if (subject.kind === "order") {
      const sent = { param: { code: subject.code }, json };
      return isOfShop
        ? call.post("/seller/orders/:code/notes", sent, options)
        : call.post("/admin/orders/:code/notes", sent, options);
    }
    const sent = { param: { id: String(subject.id) }, json };
    if (subject.kind === "customer") return call.post("/admin/customers/:id/notes", sent, options);
    if (subject.kind === "shop") return call.post("/admin/shops/:id/notes", sent, options);
    return isOfShop
      ? call.post("/seller/products/:id/notes", sent, options)
      : call.post("/admin/products/:id/notes", sent, options);
  }

  return (
    <NotesCard
      text={side === "shop" ? t("Only your team can read them.") : t("Only staff can read them.")}
      notes={notes}
      {...(!isReadOnly && {
        onNote: async (text: string) => {
          const outcome = await send(text);
          return outcome.ok ? null : (outcome.errors.text ?? outcome.error);
        },
      })}
    />
  );
}
