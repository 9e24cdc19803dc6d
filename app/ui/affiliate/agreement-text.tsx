import { AGREEMENT } from "#shared/affiliate-agreement.ts";
import { usePage } from "../parts/page.tsx";

/** The sentences of the agreement, with their version. */
export function AgreementText() {
  const { t } = usePage();
  return (
    <div className="rounded-card border border-line bg-surface p-4 text-sm sm:p-5">
      <ol className="list-decimal space-y-2 ps-5">
        {AGREEMENT.sentences(t).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <p className="mt-3 text-muted">{t("Version {version}", { version: AGREEMENT.version })}</p>
    </div>
  );
}
