import type { CreditNoteView } from "#domain/orders/document/credit-note-view.ts";
import { usePage } from "../parts/page.tsx";
import { CreditNoteSheet } from "./credit-note-sheet.tsx";
import { DocumentActions } from "./document-actions.tsx";

type CreditNoteScreenProps = { note: CreditNoteView; secretKey: string | null };

/** The credit note of a refund, to read and to print. */
export function CreditNoteScreen({ note, secretKey }: CreditNoteScreenProps) {
  const { t, shopName } = usePage();
  return (
    <div className="content-width max-w-5xl space-y-6 py-6 sm:py-10 print:max-w-none print:space-y-0 print:p-0">
      <header className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="text-3xl">{t("Credit note")}</h1>
        <DocumentActions path={`user/credit-note/download/${note.number}`} secretKey={secretKey} />
      </header>
      <CreditNoteSheet note={note} marketName={shopName} secretKey={secretKey} />
    </div>
  );
}
