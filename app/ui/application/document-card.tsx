import { type ChangeEvent, useState } from "react";
import type { ApplicationDocument } from "#domain/shops/application/application.ts";
import { DOCUMENT_KINDS, type DocumentKind } from "#shared/shop-application.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { NamedOptions } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { documentName } from "./application-labels.ts";

type DocumentCardProps = {
  documents: readonly ApplicationDocument[];
  needed: readonly DocumentKind[];
  error: string | undefined;
  onAdd: (kind: DocumentKind, file: File) => Promise<void>;
  onRemove: (id: number) => Promise<void>;
};

/** The documents of an application: private, images or PDFs. */
export function DocumentCard({ documents, needed, error, onAdd, onRemove }: DocumentCardProps) {
  const { t, appPath } = usePage();
  const [isPending, setPending] = useState(false);
  const missing = needed.filter((kind) => !documents.some((document) => document.kind === kind));
  const [kind, setKind] = useState<DocumentKind>(missing[0] ?? "tax");

  async function add(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const field = event.currentTarget;
    const file = field.files?.[0];
    if (!file) return;
    setPending(true);
    await onAdd(kind, file);
    setPending(false);
    // Choosing the same file again must also trigger a change.
    field.value = "";
  }

  return (
    <AccountCard
      title={t("Documents")}
      text={t("Only you and our review team can see them. A picture or a PDF, up to 5 MB each.")}
    >
      {documents.length > 0 && (
        <ul className="mb-4 divide-y divide-line rounded-card border border-line">
          {documents.map((document) => (
            <li
              key={document.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 text-sm"
            >
              <a
                href={`${appPath}user/seller-application/documents/${document.id}`}
                className="min-h-6 font-medium text-primary-text underline"
              >
                {documentName(document.kind, t)}
              </a>
              <span className="flex items-center gap-3">
                <Moment iso={document.createdAt} className="text-muted" />
                <Button variant="quiet" size="small" data-action="" onClick={() => void onRemove(document.id)}>
                  {t("Remove")}
                  <span className="sr-only">: {documentName(document.kind, t)}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className="mb-3 text-sm">
          {t("Still needed: {names}", { names: missing.map((each) => documentName(each, t)).join(", ") })}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t("Type of document")}
          value={kind}
          onChange={(event) => {
            const chosen = DOCUMENT_KINDS.find((each) => each === event.currentTarget.value);
            if (chosen) setKind(chosen);
          }}
        >
          <NamedOptions values={DOCUMENT_KINDS} nameOf={documentName} />
        </SelectField>
        <TextField
          type="file"
          accept="image/jpeg,image/png,image/webp,application/pdf"
          label={t("Add a document")}
          className="[&_input]:py-2"
          disabled={isPending}
          error={error}
          onChange={(event) => void add(event)}
        />
      </div>
    </AccountCard>
  );
}
