import type { Note, NoteSide, NoteSubject } from "#domain/platform/note/note.ts";
import { useCall } from "../api-client/call.ts";
import { NotesCard } from "../ui/desk/notes-card.tsx";
import { usePage } from "../ui/parts/page.tsx";

type DeskNotesProps = { side: NoteSide; subject: NoteSubject; notes: readonly Note[]; isReadOnly?: boolean };

/** The notes about an order, a product or a customer, connected with their calls. */
export function DeskNotes({ side, subject, notes, isReadOnly = false }: DeskNotesProps) {
  const { t } = usePage();
  const call = useCall();

  function send(text: string) {
    const json = { text };
    const isOfShop = side === "shop";
    if (subject.kind === "order") {
      const sent = { param: { code: subject.code }, json };
      const options = { changes: ["purchase"], refusal: "none" } as const;
      return isOfShop
        ? call.post("/seller/orders/:code/notes", sent, options)
        : call.post("/admin/orders/:code/notes", sent, options);
    }
    const sent = { param: { id: String(subject.id) }, json };
    if (subject.kind === "customer")
      return call.post("/admin/customers/:id/notes", sent, { changes: ["account"], refusal: "none" });
    const options = { changes: ["products"], refusal: "none" } as const;
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
