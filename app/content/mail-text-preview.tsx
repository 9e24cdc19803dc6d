import { useEffect, useState } from "react";
import type { MailDraft } from "#domain/platform/mail/mail.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { encodeDraft } from "./encode-draft.ts";

type MailTextPreviewProps = { template: string; language: string; draft: MailDraft };

const PAUSE_MILLISECONDS = 500;
/** As the call accepts it. */
const MAX_DRAFT = 9_000;

/** The mail as it would be with the typed text. */
export function MailTextPreview({ template, language, draft }: MailTextPreviewProps) {
  const { t, appPath } = usePage();
  const encoded = encodeDraft(draft);
  const isTooLong = encoded.length > MAX_DRAFT;
  const [shown, setShown] = useState(encoded);
  useEffect(() => {
    if (isTooLong) return;
    const timer = setTimeout(() => setShown(encoded), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [encoded, isTooLong]);
  const query = new URLSearchParams({ language, ...(shown.length <= MAX_DRAFT && { draft: shown }) });
  return (
    <div className="grid content-start gap-2 xl:sticky xl:top-20">
      {isTooLong && (
        <p role="status" className="text-sm text-muted">
          {t("This is too long to preview. Save to see it.")}
        </p>
      )}
      <iframe
        key={query.toString()}
        title={t("Preview of the email")}
        sandbox=""
        loading="lazy"
        src={`${appPath}admin/mail-previews/${template}.html?${query}`}
        className="h-160 w-full rounded-card border border-line bg-white"
      />
    </div>
  );
}
